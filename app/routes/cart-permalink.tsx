import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {messages} from '~/cart/ui/messages';
import {SharedCart} from '~/cart/ui/SharedCart';
import {followPermalink} from '~/cart/worker/cartRoutes.server';
import {getLanguage} from '~/i18n/language';
import {pageLocation, pageMeta} from '~/platform/document/seo';
import styles from './cart.module.css';

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta({title: messages[getLanguage(args.location.pathname)].sharedTitle, noIndex: true}, pageLocation(args));

export const headers = ({loaderHeaders}: {loaderHeaders: Headers}) => loaderHeaders;

export function loader({request, context, params: {lines = ''}}: LoaderFunctionArgs) {
  return followPermalink(lines, request, context);
}

/** Asks the visitor before a shared cart changes a cart that isn't empty. An invalid link shows the not-found page. */
export default function CartPermalink() {
  return (
    <div className={`page ${styles.cart}`}>
      <SharedCart {...useLoaderData<typeof loader>()} />
    </div>
  );
}
