import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useEffect} from 'react';
import {answerForm, loadCartPage} from '~/cart/worker/answers.server';
import {CartContents} from '~/cart/ui/CartContents';
import {CartUnavailable} from '~/cart/ui/CartUnavailable';
import {useCart} from '~/cart/browser/CartProvider';
import {messages} from '~/cart/ui/messages';
import {languageOf} from '~/i18n/language';
import {useMessages} from '~/i18n/useLanguage';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import styles from './cart.module.css';

export const meta: MetaFunction<typeof loader> = (args) => {
  const t = messages[languageOf(args.location.pathname)];
  return pageMeta({title: t.title, description: t.description, noIndex: true}, pageLocation(args));
};

export const headers = ({loaderHeaders, actionHeaders}: {loaderHeaders: Headers; actionHeaders: Headers}) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

export function loader({request, context}: LoaderFunctionArgs) {
  return loadCartPage(request, context);
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
  const {cart, message, link, typed, unsent} = answered ?? loaded;
  const shown = view ?? cart;
  const notice = message ? {text: message, link} : undefined;
  return (
    <div className={`page ${styles.cart}`}>
      <h1 className="heading">{t.title}</h1>
      {unsent || !shown ? (
        <CartUnavailable unsent={unsent} notice={notice} />
      ) : (
        <CartContents view={shown} layout="page" notice={notice} typed={typed} />
      )}
    </div>
  );
}
