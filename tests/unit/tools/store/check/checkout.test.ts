import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {beforeAll, describe, expect, it} from 'vitest';
import type {StoreContent} from 'demo-store/model';
import {checkCheckoutDomain} from '../../../../../tools/store/check/checkout';
import {findsEach, problemsWith} from '../../../../support/plantedFaults';
import {loadGoodContent, mostMadeToMeasure, studioSite, withoutProducts} from '../../../../support/stores';

let good: StoreContent;
beforeAll(async () => {
  good = withoutProducts(await loadGoodContent(), mostMadeToMeasure);
});

/** A server at a domain that the store calls its own, which gives one answer to every request. */
async function startDomain(answer: (response: ServerResponse, path: string) => ServerResponse) {
  const server = createServer(({url = ''}, response) => answer(response, url).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {host: `127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close()};
}

describe('store:check of the checkout', () => {
  findsEach(
    () => good,
    [
      // shopify.dev, Hydrogen › migrate: `checkoutUrl` is at the store's primary domain, which by habit is the site's.
      [
        'a checkout at the site’s own domain',
        {
          control: (control) => control.setAdmin({primaryDomain: `${new URL(studioSite).host}:80`}),
        },
        /^The checkout leads to studio\.example, which is this site, so nobody can pay/,
      ],
    ],
  );

  findsEach(
    () => good,
    [
      // community.shopify.dev t/24378: a new store has a password.
      [
        'a store with a password',
        {control: (control) => control.setAdmin({passwordProtected: true})},
        /^The online store has a password, so every checkout ends at "Opening soon"\.$/,
      ],
    ],
  );

  findsEach(
    () => good,
    [
      [
        'a domain of the checkout that nobody answers at',
        {control: (control) => control.setAdmin({primaryDomain: '127.0.0.1:9'})},
        /^The checkout is at 127\.0\.0\.1:9, which gives no answer\.$/,
      ],
    ],
  );

  it('finds a domain that redirects the checkout to the site, and names one of its own for it', async () => {
    const redirect = await startDomain((response, path) =>
      response.writeHead(301, {Location: `https://www.studio.example${path}`}),
    );
    const findings = await problemsWith(good, {
      control: (control) => control.setAdmin({primaryDomain: redirect.host}),
      env: {PUBLIC_SITE_URL: 'https://www.studio.example'},
    });
    redirect.close();
    const [finding] = findings.filter(({check}) => check === 'checkout');
    expect(finding?.problem).toMatch(/^The checkout leads to www\.studio\.example, which is this site/);
    expect(finding?.fix).toMatch(
      /Settings › Domains: connect checkout\.studio\.example, choose Online Store .* primary domain\.$/,
    );
  });

  it.each([
    [
      'redirects in a circle',
      (response: ServerResponse, path: string) => response.writeHead(302, {Location: path}),
      'redirects without end',
    ],
    ['has no page for it', (response: ServerResponse) => response.writeHead(404), 'answers with status 404'],
    ['fails', (response: ServerResponse) => response.writeHead(503), 'answers with status 503'],
  ])('finds a domain that %s', async (_, answer, failure) => {
    const domain = await startDomain(answer);
    const findings = await problemsWith(good, {control: (control) => control.setAdmin({primaryDomain: domain.host})});
    domain.close();
    expect(findings.map(({problem}) => problem)).toEqual([`The checkout is at ${domain.host}, which ${failure}.`]);
  });

  it('says nothing of a checkout that refuses programs', async () => {
    const domain = await startDomain((response) => response.writeHead(403));
    expect(await problemsWith(good, {control: (control) => control.setAdmin({primaryDomain: domain.host})})).toEqual(
      [],
    );
    domain.close();
  });
});

it('store:check reports a checkout at an address that the site does not know', () => {
  const variables = {PUBLIC_STORE_DOMAIN: 'studio.myshopify.com', PUBLIC_CHECKOUT_DOMAIN: 'checkout.studio.example'};
  expect(checkCheckoutDomain('https://studio.example/1', 'https://studio.example', variables)).toEqual([]);
  const [found, ...others] = checkCheckoutDomain(
    'https://studio.example/checkouts/1',
    'https://www.studio.example',
    variables,
  );
  expect(others).toEqual([]);
  expect(found?.problem).toContain('The checkout is at studio.example');
  expect(found?.fix).toContain('PUBLIC_CHECKOUT_DOMAIN=studio.example');
  expect(checkCheckoutDomain('https://checkout.studio.example/1', 'https://x.example', variables)).toEqual([]);
  expect(checkCheckoutDomain('https://studio.myshopify.com/1', 'https://x.example', variables)).toEqual([]);
});
