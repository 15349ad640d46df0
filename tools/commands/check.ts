import {parseArgs} from 'node:util';
import {definitions} from '../../studio/contentModel';
import {readEnvironment, StartError} from '../environment';
import {checkStore} from '../store/check/check';
import {describeFindings} from '../store/check/finding';
import {runCommand} from './run';

const usage = `npm run store:check -- [--json]

Says what is wrong with the store of .env, and what to do about it. It needs the tokens of the storefront, and sees more with
access to the Admin API. It changes nothing, but makes a cart to see where the
checkout is. Exit status 1 when something was found.
`;

await runCommand(async (args) => {
  const {values} = parseArgs({args, options: {json: {type: 'boolean'}, help: {type: 'boolean'}}});
  if (values.help) {
    process.stdout.write(usage);
    return true;
  }
  const {worker, admin} = readEnvironment();
  for (const name of ['PUBLIC_STORE_DOMAIN', 'PUBLIC_STOREFRONT_API_TOKEN']) {
    if (!worker[name]?.trim()) throw new StartError(`${name} is missing: set it in .env, see .env.example.`);
  }
  const findings = await checkStore(worker, admin, definitions);
  const isReady = findings.length === 0;
  const text = describeFindings(findings, worker.PUBLIC_STORE_DOMAIN ?? '');
  process.stdout.write(values.json ? `${JSON.stringify({ready: isReady, findings}, undefined, 2)}\n` : text);
  return isReady;
});
