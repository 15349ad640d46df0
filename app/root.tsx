import {Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError, isRouteErrorResponse} from '@remix-run/react';
import {useNonce} from '@shopify/hydrogen';
import type {ReactNode} from 'react';
import {locales} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';

export function Layout({children}: {children: ReactNode}) {
  const nonce = useNonce();
  const language = useLanguage();
  return (
    <html lang={locales[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <main id="main">{children}</main>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? error.status : 500}</h1>;
}
