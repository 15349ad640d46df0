import {RemixServer} from '@remix-run/react';
import type {EntryContext} from '@shopify/remix-oxygen';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import remixConfig from '../../remix.config.js';

/** What Remix gives the worker to render a site of one route. */
export function siteContext(root: () => ReactNode): EntryContext {
  const route = {id: 'root', path: '', module: '/root.js', imports: ['/shared.js'], hasLoader: false};
  return {
    manifest: {
      version: '1',
      url: '/manifest.js',
      entry: {module: '/entry.js', imports: ['/react.js']},
      routes: {root: route},
    },
    routeModules: {root: {default: root}},
    serverHandoffString: JSON.stringify({future: remixConfig.future}),
    staticHandlerContext: {
      matches: [{params: {}, pathname: '/', pathnameBase: '/', route}],
      location: {pathname: '/', search: '', hash: '', state: null, key: 'default'},
      loaderData: {},
      actionData: null,
      errors: null,
      basename: '/',
    },
    future: remixConfig.future,
    isSpaMode: false,
    renderMeta: {},
  } as unknown as EntryContext;
}

/** Renders a site of one route as the worker does. */
export function renderSite(root: () => ReactNode): string {
  return renderToStaticMarkup(<RemixServer context={siteContext(root)} url="https://site.example/" />);
}
