import {EnvironmentError, parseEnvironment} from '~/platform/env';
import type {Finding} from './finding';

const fix =
  'Set it in .env (see .env.example) and in the variables of the worker. `openssl rand -hex 32` makes a secret; another one for each site.';

/** Settings without which the worker answers each visit with an error, such as a secret that is missing or short. */
export function checkSettings(worker: Record<string, string>): Finding[] {
  try {
    parseEnvironment(worker);
    return [];
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return error.problems.map((problem) => ({check: 'settings', problem: `${problem}.`, fix}));
  }
}
