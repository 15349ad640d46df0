import {useLocation, useMatches} from '@remix-run/react';
import {
  AnalyticsEventName,
  AnalyticsPageType,
  getClientBrowserParameters,
  sendShopifyAnalytics,
} from '@shopify/hydrogen';
import {useEffect, useRef} from 'react';
import {useCart} from '~/cart/browser/CartProvider';
import type {AnalyticsProps} from '~/consent/settings';
import {analyticsUrl} from '~/consent/analyticsUrl';
import {currency} from '~/i18n/formats';
import {languageData, withoutLanguage} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';
import {readCookie, writeCookie} from '~/platform/http/cookies';
import type {Product} from '~/product/product';
import {listAddedProducts, toViewedProduct} from './events';

/** The part of a product page's loader data that the analytics use. */
interface ProductData {
  product?: Product;
  range?: {lowest: number} | null;
}

const pageTypes: [RegExp, string][] = [
  [/^\/$/, AnalyticsPageType.home],
  [/^\/product\//, AnalyticsPageType.product],
  [/^\/shop$/, AnalyticsPageType.listCollections],
  [/^\/cart$/, AnalyticsPageType.cart],
  [/^\/legal\//, AnalyticsPageType.policy],
];

/** Reads one of Shopify's cookies and renews its lifetime. Without a cookie the id is new. */
function renewId(name: '_shopify_y' | '_shopify_s'): string {
  const id = readCookie(document.cookie, name) || crypto.randomUUID();
  writeCookie(name, id);
  return id;
}

/**
 * Sends page views, product views and additions to the cart to Shopify (rule 16.9). The code of this component loads only after the
 * visitor's consent to statistics. Shopify's own scripts, proxy and provider aren't used (decision 008).
 */
export default function ShopifyAnalytics({shopId, storefrontId, marketing}: AnalyticsProps) {
  const language = useLanguage();
  const {pathname} = useLocation();
  const {confirmed} = useCart();
  const data = useMatches().at(-1)?.data as ProductData | undefined;
  const lastConfirmed = useRef(confirmed);

  // A ref, so that the effects below send with the latest language and consent but don't run again for them.
  const sendEvent = useRef((_name: keyof typeof AnalyticsEventName, _payload: object) => {});
  sendEvent.current = (name, payload) => {
    const browser = getClientBrowserParameters();
    const event = {
      ...browser,
      url: analyticsUrl(browser.url),
      path: analyticsUrl(browser.path),
      search: new URL(analyticsUrl(browser.url)).search,
      referrer: analyticsUrl(browser.referrer),
      uniqueToken: renewId('_shopify_y'),
      visitToken: renewId('_shopify_s'),
      hasUserConsent: true,
      analyticsAllowed: true,
      marketingAllowed: marketing,
      saleOfDataAllowed: marketing,
      gdprEnforced: true,
      shopId: `gid://shopify/Shop/${shopId}`,
      ...(storefrontId && {storefrontId}),
      shopifySalesChannel: 'headless' as const,
      currency,
      acceptedLanguage: languageData[language].code,
      ...payload,
    };
    void sendShopifyAnalytics({eventName: AnalyticsEventName[name], payload: event as never});
  };

  useEffect(() => {
    const path = withoutLanguage(pathname);
    const pageType = pageTypes.find(([pattern]) => pattern.test(path))?.[1] ?? AnalyticsPageType.page;
    sendEvent.current('PAGE_VIEW_2', {pageType, ...(data?.product && {resourceId: data.product.id})});
    if (!data?.product) return;
    const viewedProduct = toViewedProduct(data.product, data.range?.lowest);
    sendEvent.current('PRODUCT_VIEW', {pageType, resourceId: viewedProduct.productGid, products: [viewedProduct]});
    // Choosing a variant changes the query only, which isn't another page view.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);

  useEffect(() => {
    if (!confirmed || confirmed === lastConfirmed.current) return;
    lastConfirmed.current = confirmed;
    const {previousCart, cart} = confirmed;
    for (const product of previousCart ? listAddedProducts(previousCart, cart) : []) {
      const totalValue = Number(product.price) * product.quantity;
      sendEvent.current('ADD_TO_CART', {products: [product], totalValue, cartId: ''});
    }
  }, [confirmed]);

  return null;
}
