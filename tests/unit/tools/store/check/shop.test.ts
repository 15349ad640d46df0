import {beforeAll, describe, expect, it} from 'vitest';
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
      ['no secret', {env: {SESSION_SECRET: ''}}, /^SESSION_SECRET is missing\.$/],
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
        (target): Planted => [
          `a redirect to ${target}`,
          {content: ({urlRedirects}) => void urlRedirects.push({path: '/a', target})},
          /^The redirect from \/a leads nowhere: the site has no page \/.*gone/,
        ],
      ),
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
