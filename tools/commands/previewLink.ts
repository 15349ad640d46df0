import {studioEnv} from '../../studio/env';
import {languages, localizedPath, withoutLanguage} from '~/i18n/language';
import {parseEnvironment} from '~/platform/env';
import {previewQuery} from '~/platform/http/previewLink';
import type {RunEnvironment} from '../environment';
import {hasEntry} from './hasEntry';
import {CommandError} from './store';

const usage = `Name the page of the draft, as its address will be:
npm run preview:link -- /projects/<handle>
npm run preview:link -- /services/<handle>
npm run preview:link -- /<handle of a landing page>
`;

/**
 * Links that show a draft for 7 days, in each language, on the site of `.env`, or on that of `npm run dev` when there is
 * no store.
 */
export async function previewLink(
  [page]: string[],
  {worker, port, demoStorePort}: RunEnvironment,
  find: typeof hasEntry = hasEntry,
): Promise<string> {
  const own = `http://localhost:${port}`;
  const demo = worker.PUBLIC_STORE_DOMAIN ? {} : studioEnv(`http://127.0.0.1:${demoStorePort}`);
  const config = parseEnvironment({...demo, ...worker});
  const site = config.PUBLIC_SITE_URL ?? own;
  const path = page && URL.canParse(page, site) ? withoutLanguage(new URL(page, site).pathname) : '';
  if (!/^\/((projects|services)\/)?[^/]+$/.test(path)) throw new CommandError(usage);
  if (!config.PRIVATE_ADMIN_PREVIEW_TOKEN)
    throw new CommandError(
      'PRIVATE_ADMIN_PREVIEW_TOKEN is missing: without it the site shows no drafts (see .env.example).',
    );
  const found = await find(path, config);
  if (found === false)
    throw new CommandError(`The store has no project, service or landing page for ${path}.\n\n${usage}`);
  const {query, expires} = await previewQuery(path, config.SESSION_SECRET);
  const links = languages.map((language) => `${site}${localizedPath(path, language)}${query}\n`);
  const unsure = found === undefined ? 'The store gave no answer whether it has this page.\n' : '';
  return `${links.join('')}${unsure}They show the draft until ${new Date(expires * 1000).toISOString().slice(0, 16)} UTC.\n`;
}
