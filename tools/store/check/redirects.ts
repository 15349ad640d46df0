import {matchRoutes} from '@remix-run/react';
import routes from '../../../app/routes';
import {withoutLanguage} from '~/i18n/language';
import {fromShopifyPath} from '~/platform/http/formerAddresses';
import {entryPages} from '../../../studio/contentModel';
import {pages} from '../../pages';
import type {Finding} from './finding';
import type {Shown} from './shown';

const terms = ['terms-of-service', 'refund-policy', 'privacy-policy', 'shipping-policy'];

/** Handles that pages are made of, by the pattern of their address. */
type Handles = Record<string, ReadonlySet<string>>;

/** Whether a path of the site, or one that it redirects itself, has a page. */
function hasPage(path: string, handles: Handles): boolean {
  const own = withoutLanguage(path);
  const match = matchRoutes(routes as Parameters<typeof matchRoutes>[0], fromShopifyPath(own) ?? own)?.at(-1);
  const pattern = match?.route.path ?? '';
  if (!match || pattern === '*') return false;
  const known = handles[pattern];
  return !known || known.has((match.params.handle ?? match.params.term ?? '').toLowerCase());
}

/** Redirects that go round in a circle, lead nowhere, or begin at a page of the site. */
export function checkRedirects({redirects, products, entries}: Shown): Finding[] {
  const ofEntries = Object.entries(entryPages).map(([type, folder]) => [
    folder ? `${folder}/:handle` : ':handle',
    new Set(entries.get(type)?.map(({handle}) => handle)),
  ]);
  const handles: Handles = {
    'product/:handle': new Set(products.map(({handle}) => handle)),
    'legal/:term': new Set(terms),
    ...(Object.fromEntries(ofEntries) as Handles),
  };
  const paths = new Set(redirects.map(({path}) => path));
  const ownPaths = new Set<string>(Object.values(pages));
  return redirects.flatMap(({path, target}): Finding[] => {
    const note = (problem: string) => [
      {
        check: 'redirects',
        problem: `The redirect from ${path} ${problem}.`,
        fix: 'Correct it in the admin: Content › Menus › URL redirects.',
      },
    ];
    if (paths.has(target)) return note(`leads to ${target}, which is redirected too`);
    if (ownPaths.has(path)) return note('is never followed: the site has a page there');
    const isElsewhere = /^https?:\/\//i.test(target);
    const [pathname = ''] = target.split(/[?#]/);
    if (isElsewhere || hasPage(pathname, handles)) return [];
    return note(`leads nowhere: the site has no page ${target}`);
  });
}
