import {matchRoutes} from '@remix-run/react';
import routes from '../../../app/routes';
import {withoutLanguage} from '~/i18n/language';
import {fromShopifyPath} from '~/platform/http/formerAddresses';
import {entryPages} from '../../../studio/contentModel';
import {pages} from '../../pages';
import type {Finding} from './finding';
import type {StorefrontContent} from './storefrontContent';

const policyHandles = ['terms-of-service', 'refund-policy', 'privacy-policy', 'shipping-policy'];

/** The existing handles of each route with a parameter, by the path of the route. */
type HandlesByRoute = Record<string, ReadonlySet<string>>;

/** Whether a path leads to a page, perhaps by a redirect of the site itself. */
function hasPage(localizedPath: string, handlesByRoute: HandlesByRoute): boolean {
  const path = withoutLanguage(localizedPath);
  const match = matchRoutes(routes as Parameters<typeof matchRoutes>[0], fromShopifyPath(path) ?? path)?.at(-1);
  const routePath = match?.route.path ?? '';
  if (!match || routePath === '*') return false;
  const handles = handlesByRoute[routePath];
  return !handles || handles.has((match.params.handle ?? match.params.term ?? '').toLowerCase());
}

/** Reports redirects that lead to another redirect, lead to no page, or begin at a page of the site. */
export function checkRedirects({redirects, products, entries}: StorefrontContent): Finding[] {
  const entryHandles = Object.entries(entryPages).map(([type, folder]) => [
    folder ? `${folder}/:handle` : ':handle',
    new Set(entries.get(type)?.map(({handle}) => handle)),
  ]);
  const handlesByRoute: HandlesByRoute = {
    'product/:handle': new Set(products.map(({handle}) => handle)),
    'legal/:term': new Set(policyHandles),
    ...(Object.fromEntries(entryHandles) as HandlesByRoute),
  };
  const paths = new Set(redirects.map(({path}) => path));
  const ownPaths = new Set<string>(Object.values(pages));
  return redirects.flatMap(({path, target}): Finding[] => {
    const report = (problem: string) => [
      {
        check: 'redirects',
        problem: `The redirect from ${path} ${problem}.`,
        fix: 'Correct it in the admin: Content › Menus › URL redirects.',
      },
    ];
    if (paths.has(target)) return report(`leads to ${target}, which is redirected too`);
    if (ownPaths.has(path)) return report('is never followed: the site has a page there');
    const isOtherSite = /^https?:\/\//i.test(target);
    const [pathname = ''] = target.split(/[?#]/);
    if (isOtherSite || hasPage(pathname, handlesByRoute)) return [];
    return report(`leads nowhere: the site has no page ${target}`);
  });
}
