import {EnvironmentError, parseEnvironment} from '~/platform/env';
import {selectFindings, type Finding} from './finding';

const settingFix = 'Set it in .env (see .env.example) and in the variables of the worker.';
const secretFix = '`openssl rand -hex 32` makes a secret; another one for each site.';

/** Reports settings with which the worker answers every visit with an error, such as a secret that is missing or too short. */
export function checkSettings(worker: Record<string, string>): Finding[] {
  try {
    parseEnvironment(worker);
    return [];
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return error.problems.map((problem) => ({
      check: 'settings',
      problem: `${problem}.`,
      fix: /^\w+_SECRET/.test(problem) ? `${settingFix} ${secretFix}` : settingFix,
    }));
  }
}

/** Reports that the site's address is missing. `checkSettings` reports one that can't be read. */
export function checkSite({PUBLIC_SITE_URL}: Record<string, string>): Finding[] {
  const problem =
    'PUBLIC_SITE_URL is not set: there is no sitemap, orders link no drawing sheets, and nobody sees whether the checkout leads back to the site.';
  return selectFindings('settings', [{isWrong: !PUBLIC_SITE_URL?.trim(), problem, fix: settingFix}]);
}

const mailSettings = ['MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_FROM', 'MAIL_TO'];

/** Reports missing mail settings. Without them the site can only offer visitors to write from their own mail program. */
export function checkMail(worker: Record<string, string>): Finding[] {
  const missing = mailSettings.filter((name) => !worker[name]?.trim());
  const problem = `No enquiry and no withdrawal reaches you by mail: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set.`;
  return selectFindings('mail', [{isWrong: missing.length > 0, problem, fix: settingFix}]);
}
