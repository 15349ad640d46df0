import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useEffect} from 'react';
import {answerCartForm, loadCartPage} from '~/cart/worker/cartRoutes.server';
import {CartContents} from '~/cart/ui/CartContents';
import {CartNotice} from '~/cart/ui/CartNotice';
import {useCart} from '~/cart/browser/CartProvider';
import {messages} from '~/cart/ui/messages';
import {getLanguage, localizedPath} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import buttonStyles from '~/ui/Button.module.css';
import styles from './cart.module.css';

export const meta: MetaFunction<typeof loader> = (args) => {
  const t = messages[getLanguage(args.location.pathname)];
  return pageMeta({title: t.title, description: t.description, noIndex: true}, pageLocation(args));
};

export const headers = ({loaderHeaders, actionHeaders}: {loaderHeaders: Headers; actionHeaders: Headers}) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

export function loader({request, context}: LoaderFunctionArgs) {
  return loadCartPage(request, context);
}

export function action({request, context}: ActionFunctionArgs) {
  return answerCartForm(request, context);
}

/** The cart's page, which works without JavaScript. */
export default function CartPage() {
  const t = useMessages(messages);
  const loaderData = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const {view, refresh} = useCart();
  // The loader may have removed items that were ordered in another tab.
  useEffect(refresh, [refresh, loaderData]);
  const language = useLanguage();
  const {cart, notice} = actionData ?? loaderData;
  const shownCart = view ?? cart;
  return (
    <div className={`page ${styles.cart}`}>
      <h1 className="heading">{t.title}</h1>
      {shownCart ? (
        <CartContents view={shownCart} layout="page" notice={notice} />
      ) : (
        <>
          <CartNotice documentNotice={notice} />
          <a href={localizedPath('/cart', language)} className={`${buttonStyles.button} ${buttonStyles.line}`}>
            {t.tryAgain}
          </a>
        </>
      )}
    </div>
  );
}
