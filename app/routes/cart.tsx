import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useEffect} from 'react';
import {answerForm, answerPage} from '~/cart/worker/answers.server';
import {CartContents} from '~/cart/ui/CartContents';
import {CartNotice} from '~/cart/ui/CartNotice';
import {useCart} from '~/cart/browser/CartProvider';
import {messages} from '~/cart/ui/messages';
import {languageOf, localizedPath} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import buttonStyles from '~/ui/Button.module.css';
import styles from './cart.module.css';

export const meta: MetaFunction<typeof loader> = (args) => {
  const t = messages[languageOf(args.location.pathname)];
  return pageMeta({title: t.title, description: t.description, noIndex: true}, pageLocation(args));
};

export const headers = ({loaderHeaders, actionHeaders}: {loaderHeaders: Headers; actionHeaders: Headers}) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

export function loader({request, context}: LoaderFunctionArgs) {
  return answerPage(request, context);
}

export function action({request, context}: ActionFunctionArgs) {
  return answerForm(request, context);
}

/** The cart as a page: the whole cart without JavaScript; with it, the same lines as the panel. */
export default function CartPage() {
  const t = useMessages(messages);
  const loaded = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const {view, refresh} = useCart();
  // The loader may have taken out what was ordered in another tab.
  useEffect(refresh, [refresh, loaded]);
  const language = useLanguage();
  const {cart, notice} = answered ?? loaded;
  const shown = view ?? cart;
  return (
    <div className={`page ${styles.cart}`}>
      <h1 className="heading">{t.title}</h1>
      {shown ? (
        <CartContents view={shown} layout="page" notice={notice} />
      ) : (
        <>
          <CartNotice worker={notice} />
          <a href={localizedPath('/cart', language)} className={`${buttonStyles.button} ${buttonStyles.line}`}>
            {t.tryAgain}
          </a>
        </>
      )}
    </div>
  );
}
