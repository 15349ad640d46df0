import {completeContent} from './content';

/** A store without content, in German only. */
export const emptyContent = completeContent({});

/** The beginning of the policy that Shopify writes for a new store. Its text is longer. */
const automaticPrivacyPolicy = `<p>Last updated: May 5, 2026</p>

<p>This Privacy Policy describes how Demo store (the "Site", "we", "us", or "our") collects, uses, and discloses your personal information when you visit, use our services, or make a purchase from the Site or otherwise communicate with us regarding the Site.</p>

<p>Please read this Privacy Policy carefully.</p>`;

/** A store as Shopify creates it. */
export const newStoreContent = completeContent({
  shop: {isNew: true},
  policies: [
    {handle: 'privacy-policy', title: 'Privacy policy', body: automaticPrivacyPolicy},
    ...['refund-policy', 'shipping-policy', 'terms-of-service'].map((handle) => ({handle, body: '<p></p>'})),
  ],
});
