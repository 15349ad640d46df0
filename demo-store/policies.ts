import type {Policy, ShopNode} from './catalogue/entities';
import type {Localized, PolicyRecord} from './model';
import {parseGid} from './store/ids';

/** Shopify's types and titles of the policies that the store supports. */
export const POLICIES: Record<string, {handle: string; title: Localized}> = {
  PRIVACY_POLICY: {handle: 'privacy-policy', title: {DE: 'Datenschutzerklärung', EN: 'Privacy policy'}},
  REFUND_POLICY: {handle: 'refund-policy', title: {DE: 'Widerrufsrecht', EN: 'Refund policy'}},
  SHIPPING_POLICY: {handle: 'shipping-policy', title: {DE: 'Versand', EN: 'Shipping policy'}},
  TERMS_OF_SERVICE: {
    handle: 'terms-of-service',
    title: {DE: 'Allgemeine Geschäftsbedingungen', EN: 'Terms of service'},
  },
};

/** Shopify shows each policy at its checkout's own domain, by number, whatever the primary domain is. */
export function policyUrl(shop: ShopNode, policy: Policy, locale: string): string {
  const [shopNumber, policyNumber] = [shop, policy].map(({id}) => parseGid(id)?.local);
  return `https://checkout.shopify.com/${shopNumber}/policies/${policyNumber}.html?locale=${locale}`;
}

/** The beginning of the privacy policy that Shopify writes for a new store. Its text is longer. */
const automaticPrivacyPolicy = `<p>Last updated: May 5, 2026</p>

<p>This Privacy Policy describes how Demo store (the "Site", "we", "us", or "our") collects, uses, and discloses your personal \
information when you visit, use our services, or make a purchase from the Site or otherwise communicate with us regarding the Site.</p>

<p>Please read this Privacy Policy carefully.</p>`;

/** The policies of a new store: one that Shopify writes, and empty ones. */
export const newPolicies: PolicyRecord[] = Object.values(POLICIES).map(({handle, title}) => {
  const body = handle === 'privacy-policy' ? automaticPrivacyPolicy : '<p></p>';
  return {handle, title, body: {DE: body, EN: body}};
});
