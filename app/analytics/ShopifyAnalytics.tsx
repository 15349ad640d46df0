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
import {measuredUrl} from '~/consent/measuredUrl';
import {currency} from '~/i18n/formats';
import {languageData, withoutLanguage} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';
import {readCookie, writeCookie} from '~/platform/http/cookies';
import type {Product} from '~/product/product';
import {addedProducts, viewedProduct} from './events';

/** What the analytics read of a product page's loader data. */
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

/** The value of one of Shopify's cookies, for which a new lifetime begins; a new id where there is none. */
function renewedId(name: '_shopify_y' | '_shopify_s'): string {
  const id = readCookie(document.cookie, name) || crypto.randomUUID();
  writeCookie(name, id);
  return id;
}

/**
 * Sends page views, product views and what is put into the cart to Shopify (rule 16.9). It is rendered, and its code is fetched, only after
 * the visitor has agreed to statistics. Shopify's own scripts, proxy and provider aren't used (decision 026).
 */
export default function ShopifyAnalytics({shopId, storefrontId, marketing}: AnalyticsProps) {
  const language = useLanguage();
  const {pathname} = useLocation();
  const {confirmed} = useCart();
  const data = useMatches().at(-1)?.data as ProductData | undefined;
  const sent = useRef(confirmed);

  const send = useRef((_name: keyof typeof AnalyticsEventName, _payload: object) => {});
  send.current = (name, payload) => {
    const browser = getClientBrowserParameters();
    const event = {
      ...browser,
      url: measuredUrl(browser.url),
      path: measuredUrl(browser.path),
      search: new URL(measuredUrl(browser.url)).search,
      referrer: measuredUrl(browser.referrer),
      uniqueToken: renewedId('_shopify_y'),
      visitToken: renewedId('_shopify_s'),
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
    send.current('PAGE_VIEW_2', {pageType, ...(data?.product && {resourceId: data.product.id})});
    if (!data?.product) return;
    const viewed = viewedProduct(data.product, data.range?.lowest);
    send.current('PRODUCT_VIEW', {pageType, resourceId: viewed.productGid, products: [viewed]});
    // The data belong to the path; choosing a variant is no other page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);

  useEffect(() => {
    if (!confirmed || confirmed === sent.current) return;
    sent.current = confirmed;
    const {before, cart} = confirmed;
    for (const product of before ? addedProducts(before, cart) : []) {
      const totalValue = Number(product.price) * product.quantity;
      send.current('ADD_TO_CART', {products: [product], totalValue, cartId: ''});
    }
  }, [confirmed]);

  return null;
}
