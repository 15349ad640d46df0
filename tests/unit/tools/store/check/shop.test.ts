import {beforeAll, describe, expect, it} from 'vitest';
import {newStoreContent} from 'demo-store/empty';
import type {StoreContent} from 'demo-store/model';
import {findsEach, problemsWith, type Planted} from '../../../../support/plantedFaults';
import {loadGoodContent, mostMadeToMeasure, withoutProducts} from '../../../../support/stores';

let good: StoreContent;
beforeAll(async () => {
  good = withoutProducts(await loadGoodContent(), mostMadeToMeasure);
});

describe('store:check of the shop and the settings', () => {
  findsEach(
    () => good,
    [
      ['a short secret', {env: {SESSION_SECRET: 'short'}}, /^SESSION_SECRET is shorter than 16 characters\.$/],
      [
        'a short key of ids',
        {env: {CONFIGURATION_SECRET: 'short'}},
        /^CONFIGURATION_SECRET is shorter than 16 characters\.$/,
      ],
      [
        'an empty policy',
        {
          content: ({policies}) =>
            policies.forEach((policy) => policy.handle === 'refund-policy' && (policy.body = {DE: '<p> </p>', EN: ''})),
        },
        /refund policy is empty/,
      ],
      // Recorded answers of shopPolicies: Shopify writes it for each new store, and keeps an empty policy as '<p></p>'.
      [
        'Shopify’s automatic privacy policy',
        {
          content: ({policies}) =>
            policies.forEach((policy) => {
              const automatic = newStoreContent.policies.find(({handle}) => handle === policy.handle);
              if (policy.handle === 'privacy-policy' && automatic) policy.body = automatic.body;
            }),
        },
        /^The privacy policy is Shopify's automatic one/,
      ],
      [
        'prices without taxes',
        {control: (control) => control.setAdmin({taxesIncluded: false})},
        /^Prices are without taxes, so the checkout adds them/,
      ],
      [
        'an address of the site that is none',
        {env: {PUBLIC_SITE_URL: 'www.example.com'}},
        /^PUBLIC_SITE_URL is not an address such as https:\/\/www\.example\.com\.$/,
      ],
      [
        'redirects in a circle',
        {content: ({urlRedirects}) => void urlRedirects.push({path: '/a', target: '/agb'})},
        /leads to \/agb, which is redirected too/,
      ],
      [
        'a redirect from a page',
        {content: ({urlRedirects}) => void urlRedirects.push({path: '/shop', target: '/'})},
        /from \/shop is never followed/,
      ],
      [
        'a name of the shop that differs from the site’s',
        {content: ({shop}) => void (shop.name = 'Neuer Laden')},
        /^The site is called .*, and the store Neuer Laden\.$/,
      ],
      ...['/gone', '/product/gone', '/projects/gone?a=1', '/legal/gone', '/en/services/gone', '/pages/gone'].map(
        (target, index): Planted => [
          `a redirect to ${target}`,
          {content: ({urlRedirects}) => void urlRedirects.push({path: `/old-${index}`, target})},
          new RegExp(`^The redirect from /old-${index} leads nowhere: the site has no page /.*gone`),
        ],
      ),
    ],
  );

  findsEach(
    () => good,
    [
      ['no secret', {env: {SESSION_SECRET: ''}}, /^SESSION_SECRET is missing\.$/],
      ['no address of the site', {env: {PUBLIC_SITE_URL: ''}}, /^PUBLIC_SITE_URL is not set/],
      [
        'a domain of the checkout that is none',
        {env: {PUBLIC_CHECKOUT_DOMAIN: 'our checkout'}},
        /^PUBLIC_CHECKOUT_DOMAIN is not a host name/,
      ],
    ],
  );

  it('accepts every redirect that leads somewhere', async () => {
    const targets = [
      ...['/', '/shop', '/en/jobs', '/product/hocker-lot?variant=1', '/products/hocker-lot', '/collections/all'],
      ...['/projects/haus-am-kanal', '/services/ladenbau', '/innenarchitekt-leipzig', '/pages/innenarchitekt-leipzig'],
      ...['/policies/refund-policy', '/legal/agb-info#1', '/cart/1:1', '/discount/X', 'https://www.studio.example/x'],
    ];
    const content = ({urlRedirects}: StoreContent) =>
      void urlRedirects.push(...targets.map((target, at) => ({path: `/old-${at}`, target})));
    expect(await problemsWith(good, {content})).toEqual([]);
  });
});
