import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {loadContent} from '../../studio/load';
import {readEnvironment, StartError} from '../environment';
import {connectAdmin} from '../store/admin';
import {setUp, type Talk} from '../store/setup';
import {webhookOf} from '../store/webhooks';
import {runCommand} from './run';

const usage = `npm run store:setup -- [--with-content] [--dry-run] [--yes] [--overwrite]

Makes the store of .env ready for this site. It shows its plan and asks before it changes anything, deletes nothing, and
may be stopped and run again at any time.

  --with-content  also adds the studio's entries, pictures, products, collections, policies, menus and translations
  --dry-run       shows the plan alone
  --yes           doesn't ask
  --overwrite     replaces entries, translations, policies and menus that differ from the studio's
`;

const options = {
  'with-content': {type: 'boolean', default: false},
  'dry-run': {type: 'boolean', default: false},
  yes: {type: 'boolean', default: false},
  overwrite: {type: 'boolean', default: false},
  help: {type: 'boolean', default: false},
} as const;

async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new StartError('Nobody is here to answer. Add --yes to make the changes without a question.');
  const line = createInterface({input: process.stdin, output: process.stderr});
  const answer = await line.question(`${question} (y/N) `);
  line.close();
  return /^(y|yes|j|ja)$/i.test(answer.trim());
}

/** One line that is written again and again; without a terminal a line for every 25 changes. */
function progress(done: number, all: number, name: string): void {
  const text = `[${done}/${all}] ${name}`;
  if (!process.stderr.isTTY) {
    if (done % 25 === 0 || done === all) console.error(text);
    return;
  }
  const width = (process.stderr.columns || 80) - 1;
  process.stderr.write(`\r\x1b[K${text.slice(0, width)}${done === all ? '\n' : ''}`);
}

await runCommand(async (args) => {
  const {values} = parseArgs({args, options});
  if (values.help) {
    process.stdout.write(usage);
    return true;
  }
  const {worker, admin: access} = readEnvironment();
  const domain = worker.PUBLIC_STORE_DOMAIN?.trim();
  if (!domain)
    throw new StartError('PUBLIC_STORE_DOMAIN is missing: set it in .env to the myshopify.com domain of the store.');
  const talk: Talk = {
    print: (text) => void process.stdout.write(text),
    confirm: (question) => (values.yes ? Promise.resolve(true) : ask(question)),
    progress,
  };
  const {overwrite} = values;
  const webhook = webhookOf(worker, access);
  const chosen = {withContent: values['with-content'], dryRun: values['dry-run'], overwrite, webhook};
  return setUp(await connectAdmin(domain, access), await loadContent(), chosen, talk);
});
