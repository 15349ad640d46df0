import {EnvironmentError, parseEnvironment} from '~/platform/env';
import {findings, type Finding} from './finding';

/** Settings without which the worker answers each visit with an error, such as a secret that is missing or short. */
export function checkSettings(worker: Record<string, string>): Finding[] {
  try {
    parseEnvironment(worker);
    return [];
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    const fix =
      'Set it in .env (see .env.example) and in the variables of the worker. `openssl rand -hex 32` makes a secret; another one for each site.';
    return error.problems.map((problem) => ({check: 'settings', problem: `${problem}.`, fix}));
  }
}

const mailSettings = ['MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_FROM', 'MAIL_TO'];

/** The settings of the worker without which no mail goes: enquiries and withdrawals then only offer the visitor's own mail. */
export function checkMail(worker: Record<string, string>): Finding[] {
  const missing = mailSettings.filter((name) => !worker[name]?.trim());
  const problem = `No enquiry and no withdrawal reaches you by mail: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set.`;
  const fix = 'Set it in .env (see .env.example) and in the variables of the worker.';
  return findings('mail', [{isWrong: missing.length > 0, problem, fix}]);
}
