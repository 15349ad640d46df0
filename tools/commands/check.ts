import {parseArgs} from 'node:util';
import {definitions} from '../../studio/contentModel';
import {readEnvironment, StartError} from '../environment';
import {checkStore} from '../store/check/checkStore';
import {describeVerdict} from '../store/check/finding';
import type {Command} from './command';
import {createWaitingDisplay} from './progress';

const usage = `npm run store:check -- [--verbose] [--json]

Says what is wrong with the store of .env, and what to do about it. It needs the tokens of the storefront, and sees more with
access to the Admin API. It changes nothing, but makes a cart to see where the checkout is. Exit status 1 when something was
found.

  --verbose  lists every problem of a store without content, too; otherwise such a store gets the number of each kind
  --json     the same for programs
`;

export const checkCommand: Command = async (args, {env, stdout, stderr}) => {
  const {values} = parseArgs({
    args,
    options: {json: {type: 'boolean'}, verbose: {type: 'boolean'}, help: {type: 'boolean'}},
  });
  if (values.help) {
    stdout.write(usage);
    return true;
  }
  const {worker, admin} = readEnvironment(env);
  for (const name of ['PUBLIC_STORE_DOMAIN', 'PUBLIC_STOREFRONT_API_TOKEN']) {
    if (!worker[name]?.trim()) throw new StartError(`${name} is missing: set it in .env, see .env.example.`);
  }
  const verdict = await checkStore(worker, admin, definitions, {show: createWaitingDisplay(stderr)});
  const {findings} = verdict;
  const isReady = findings.length === 0;
  const text = describeVerdict(verdict, worker.PUBLIC_STORE_DOMAIN ?? '', values.verbose);
  stdout.write(values.json ? `${JSON.stringify({ready: isReady, findings}, undefined, 2)}\n` : text);
  return isReady;
};
