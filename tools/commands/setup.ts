import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {loadContent} from '../../studio/load';
import {readEnvironment, readSiteUrl, StartError} from '../environment';
import {withLock} from '../lock';
import {parseStoreAddress} from '../store/address';
import {connectAdmin} from '../store/admin';
import {setUp, type Terminal} from '../store/setup';
import {readWebhook} from '../store/webhooks';
import type {Command, CommandProcess} from './command';
import {showProgress, createWaitingDisplay} from './progress';

const usage = `npm run store:setup -- [--with-content] [--dry-run] [--verbose] [--yes] [--overwrite]

Makes the store of .env ready for this site. It shows its plan and asks before it changes anything, deletes nothing, and
may be stopped and run again at any time.

  --with-content  also adds the studio's entries, pictures, products, collections, policies, menus, redirects
                  and translations
  --dry-run       shows the plan alone
  --verbose       names everything in the plan, not some of each kind
  --yes           doesn't ask
  --overwrite     replaces entries, translations, policies and menus that differ from the studio's
`;

const options = {
  'with-content': {type: 'boolean', default: false},
  'dry-run': {type: 'boolean', default: false},
  verbose: {type: 'boolean', default: false},
  yes: {type: 'boolean', default: false},
  overwrite: {type: 'boolean', default: false},
  help: {type: 'boolean', default: false},
} as const;

async function ask(question: string, {stdin, stderr}: CommandProcess): Promise<boolean> {
  if (!stdin.isTTY) throw new StartError('Nobody is here to answer. Add --yes to make the changes without a question.');
  const line = createInterface({input: stdin, output: stderr});
  const answer = await line.question(`${question} (y/N) `);
  line.close();
  return /^(y|yes|j|ja)$/i.test(answer.trim());
}

/** Each store has a lock of its own, so that set-ups of two stores may run at once. */
const toLockName = (domain: string) =>
  path.join(tmpdir(), 'store-setup', new URL(parseStoreAddress(domain)).host.replace(/\W+/g, '-'));

export const setUpCommand: Command = async (args, process) => {
  const {env, stdout, stderr} = process;
  const {values} = parseArgs({args, options});
  if (values.help) {
    stdout.write(usage);
    return true;
  }
  const {worker, admin: access} = readEnvironment(env);
  const domain = worker.PUBLIC_STORE_DOMAIN?.trim();
  if (!domain)
    throw new StartError('PUBLIC_STORE_DOMAIN is missing: set it in .env to the myshopify.com domain of the store.');
  const terminal: Terminal = {
    print: (text) => void stdout.write(text),
    confirm: (question) => (values.yes ? Promise.resolve(true) : ask(question, process)),
    showProgress: (...progress) => showProgress(stderr, ...progress),
  };
  const site = readSiteUrl(worker);
  const webhook = readWebhook(worker, access);
  const {'with-content': withContent, 'dry-run': dryRun, overwrite, verbose} = values;
  const work = async () => {
    const admin = await connectAdmin(domain, access, {show: createWaitingDisplay(stderr)});
    return setUp(admin, await loadContent(), {withContent, dryRun, overwrite, verbose, site, webhook}, terminal);
  };
  const alreadyRunning = new StartError(
    `Another set-up of ${domain} is running on this machine. Wait until it has ended; one that was killed is forgotten after 20 seconds.`,
  );
  return dryRun ? work() : withLock(toLockName(domain), work, alreadyRunning);
};
