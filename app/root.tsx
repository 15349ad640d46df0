import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import type {LinksFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {useContext, type ReactNode} from 'react';
import '~/styles/index.css';
import font from '~/styles/hanken-grotesk.woff2?url';
import {brand} from '~/brand';
import {CartPanel, preloadCartDialog} from '~/cart/ui/CartPanel';
import {CartProvider, useCart} from '~/cart/browser/CartProvider';
import {dismissalScript} from '~/chrome/announcement/dismissal';
import {Chrome} from '~/chrome/Chrome';
import {loadChrome} from '~/chrome/chromeData';
import {ErrorView, errorMeta} from '~/chrome/ErrorView';
import {CartButton} from '~/chrome/header/CartButton';
import {Consent} from '~/consent/Consent';
import {consentSettings} from '~/consent/settings';
import {languageData, languageOf} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';
import {earlyBackScript, holdScript, refusedSessionScript} from '~/platform/document/headScripts';
import {NonceContext} from '~/platform/document/nonce';
import {PanelsProvider} from '~/ui/panels';
import {PrintStyles} from '~/ui/PrintStyles';

const importAnalytics = () => import('~/analytics/ShopifyAnalytics').then((module) => module.default);

export const links: LinksFunction = () => [
  {rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous'},
  {rel: 'icon', href: '/favicon.ico', sizes: '32x32'},
  {rel: 'icon', href: '/icon.svg', type: 'image/svg+xml'},
  {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'},
];

export const meta: MetaFunction = ({error, location}) =>
  error ? errorMeta(error, location.pathname) : [{title: brand.name}];

/** The chrome's content changes with the language only, and each page loads its own. */
export const shouldRevalidate: ShouldRevalidateFunction = ({currentUrl, nextUrl}) =>
  languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname);

export async function loader({context}: LoaderFunctionArgs) {
  const {origin, locked, scripts, config} = context;
  const chrome = locked ? null : await loadChrome(context);
  return {
    chrome: chrome?.data ?? null,
    scripts,
    gated: Boolean(config.SITE_PASSWORD) && !locked,
    origin,
    bookingUrl: config.BOOKING_URL,
    consent: consentSettings(config),
  };
}

export function Layout({children}: {children: ReactNode}) {
  const nonce = useContext(NonceContext);
  const language = useLanguage();
  const {chrome = null, scripts = true, consent} = useRouteLoaderData<typeof loader>('root') ?? {};
  return (
    // The script in the head may set an attribute before React hydrates.
    <html lang={languageData[language].locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f3ee" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{__html: headScript(scripts)}} />
        <Meta />
        <Links />
      </head>
      <body>
        <PanelsProvider>
          <CartProvider>
            <Chrome data={chrome} cartButton={<CartToggle />}>
              {children}
            </Chrome>
            <CartPanel />
            {consent && <Consent settings={consent} importAnalytics={importAnalytics} />}
          </CartProvider>
        </PanelsProvider>
        <PrintStyles />
        {scripts && <ScrollRestoration nonce={nonce} />}
        {scripts && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

/** React leaves the script as it is in the browser, so only the worker's bundle needs its text. */
function headScript(scripts: boolean): string {
  if (!import.meta.env.SSR) return '';
  return scripts ? [refusedSessionScript, earlyBackScript, dismissalScript, holdScript].join(';') : dismissalScript;
}

function CartToggle() {
  return <CartButton count={useCart().count} onIntent={preloadCartDialog} />;
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorView error={useRouteError()} />;
}
