import {studioEnv} from '../../studio/env';
import {languages, localizedPath, withoutLanguage} from '~/i18n/language';
import {parseEnvironment} from '~/platform/env';
import {previewQuery} from '~/platform/http/previewLink';
import {readEnvironment, type RunEnvironment} from '../environment';
import type {Command} from './command';
import {hasEntry} from './hasEntry';
import {CommandError} from './commandStore';

const usage = `Name the page of the draft, as its address will be:
npm run preview:link -- /projects/<handle>
npm run preview:link -- /services/<handle>
npm run preview:link -- /<handle of a landing page>
`;

/** Writes links that show a draft for 7 days, on the site of `.env`, or on that of `npm run dev` when `.env` names no store. */
async function writePreviewLinks([page]: string[], {worker, port, demoStorePort}: RunEnvironment): Promise<string> {
  const demoEnv = worker.PUBLIC_STORE_DOMAIN ? {} : studioEnv(`http://127.0.0.1:${demoStorePort}`);
  const config = parseEnvironment({...demoEnv, ...worker});
  const site = config.PUBLIC_SITE_URL ?? `http://localhost:${port}`;
  const path = page && URL.canParse(page, site) ? withoutLanguage(new URL(page, site).pathname) : '';
  if (!/^\/((projects|services)\/)?[^/]+$/.test(path)) throw new CommandError(usage);
  if (!config.PRIVATE_ADMIN_PREVIEW_TOKEN)
    throw new CommandError(
      'PRIVATE_ADMIN_PREVIEW_TOKEN is missing: without it the site shows no drafts (see .env.example).',
    );
  const isFound = await hasEntry(path, config);
  if (isFound === false)
    throw new CommandError(`The store has no project, service or landing page for ${path}.\n\n${usage}`);
  const {query, expires} = await previewQuery(path, config.SESSION_SECRET);
  const links = languages.map((language) => `${site}${localizedPath(path, language)}${query}\n`);
  const warning = isFound === undefined ? 'The store gave no answer whether it has this page.\n' : '';
  const end = new Date(expires * 1000).toISOString().slice(0, 16);
  return `${links.join('')}${warning}They show the draft until ${end} UTC.\n`;
}

export const previewLinkCommand: Command = async (args, {env, stdout}) => {
  stdout.write(await writePreviewLinks(args, readEnvironment(env)));
  return true;
};
