import type {AppLoadContext} from '@shopify/remix-oxygen';
import {Suspense} from 'react';
import {expect, it, vi} from 'vitest';
import handleRequest from '~/entry.server';
import {parseEnvironment} from '~/platform/env';
import {siteContext} from '../support/remixSite';

// The entry of React that the worker gets; Node.js has another one.
// @ts-expect-error It has no types of its own.
vi.mock('react-dom/server', () => import('react-dom/server.browser'));

function Broken(): never {
  throw new Error('broken');
}

const respond = (root: () => React.ReactNode) =>
  handleRequest(new Request('https://site.example/'), 200, new Headers(), siteContext(root), {
    config: parseEnvironment({
      PUBLIC_STORE_DOMAIN: 'shop.example',
      PUBLIC_STOREFRONT_API_TOKEN: 'token',
      SESSION_SECRET: 'a secret that is long enough to be one',
    }),
    storefront: {query: () => Promise.reject(new Error('The store does not answer.'))},
  } as unknown as AppLoadContext);

it('a large part of a page that arrives late is shown in its place', async () => {
  const text = 'Tisch '.repeat(5000);
  const answer = await respond(() => (
    <html lang="de">
      <body>
        <Suspense>
          <main>{text}</main>
        </Suspense>
        <footer />
      </body>
    </html>
  ));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(`<body><!--$--><main>${text}</main><!--/$--><footer></footer></body>`);
});

it('when one part of a page fails, the rest is shown, and the failure is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await respond(() => (
    <main>
      Tisch
      <Suspense>
        <Broken />
      </Suspense>
    </main>
  ));
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('Tisch');
  expect(log.mock.calls).toEqual([[new Error('broken')]]);
  log.mockClear();
});
