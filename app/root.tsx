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
import {paper} from '~/styles/colors';
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
import {languageData, getLanguage} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';
import {useForeignNodes} from '~/platform/document/foreignNodes';
import {
  reloadOnEarlyBackScript,
  holdPicturesScript,
  sessionStorageFallbackScript,
} from '~/platform/document/headScripts';
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

/** The root's data changes with the language only. */
export const shouldRevalidate: ShouldRevalidateFunction = ({currentUrl, nextUrl}) =>
  getLanguage(currentUrl.pathname) !== getLanguage(nextUrl.pathname);

export async function loader({context}: LoaderFunctionArgs) {
  const {origin, isLocked, hasScripts, config} = context;
  const chrome = isLocked ? null : await loadChrome(context);
  return {
    chrome: chrome?.data ?? null,
    hasScripts,
    hasGateSession: Boolean(config.SITE_PASSWORD) && !isLocked,
    origin,
    bookingUrl: config.BOOKING_URL,
    consent: consentSettings(config),
  };
}

export function Layout({children}: {children: ReactNode}) {
  useForeignNodes();
  const nonce = useContext(NonceContext);
  const language = useLanguage();
  const {chrome = null, hasScripts = true, consent} = useRouteLoaderData<typeof loader>('root') ?? {};
  return (
    // The script in the head may set an attribute of this element before hydration.
    <html lang={languageData[language].locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={paper} />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{__html: headScript({hasScripts})}} />
        <Meta />
        <Links />
      </head>
      {/* An extension may set one of this element. */}
      <body suppressHydrationWarning>
        <PanelsProvider>
          <CartProvider>
            <Chrome data={chrome} cartButton={cartToggle}>
              {children}
            </Chrome>
            <CartPanel />
            {consent && <Consent settings={consent} importAnalytics={importAnalytics} />}
          </CartProvider>
        </PanelsProvider>
        <PrintStyles />
        {hasScripts && <ScrollRestoration nonce={nonce} />}
        {hasScripts && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

/** The script of the head. React doesn't hydrate a script's content, so only the worker's bundle needs the text. */
function headScript({hasScripts}: {hasScripts: boolean}): string {
  if (!import.meta.env.SSR) return '';
  return hasScripts
    ? [sessionStorageFallbackScript, reloadOnEarlyBackScript, dismissalScript, holdPicturesScript].join(';')
    : dismissalScript;
}

function CartToggle() {
  return <CartButton count={useCart().count} onIntent={preloadCartDialog} />;
}

const cartToggle = <CartToggle />;

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorView error={useRouteError()} />;
}
