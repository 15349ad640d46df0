import type {Finding} from './finding';

const settings = ['MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_FROM', 'MAIL_TO'];

/** The settings of the worker without which no mail goes: enquiries and withdrawals then only offer the visitor's own mail. */
export function checkMail(worker: Record<string, string>): Finding[] {
  const missing = settings.filter((name) => !worker[name]?.trim());
  if (missing.length === 0) return [];
  const problem = `No enquiry and no withdrawal reaches you by mail: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set.`;
  const fix = 'Set it in .env (see .env.example) and in the variables of the worker.';
  return [{check: 'mail', problem, fix}];
}
