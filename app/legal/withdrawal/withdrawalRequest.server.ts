import type {AppLoadContext} from '@shopify/remix-oxygen';
import {openCache} from '~/platform/cache/openCache';
import {maxBodyBytes, readBody} from '~/platform/http/body';
import {deliverWithdrawal, type WithdrawalAnswer} from './deliverWithdrawal.server';
import {messages} from './messages';
import {statementErrors, statementSchema, withdrawalFields, type Statement, type WithdrawalField} from './statement';

/** Parses the form of the withdrawal page, delivers the statement, and returns the data for the page's answer (rules 18.2 to 18.5). */
export async function handleWithdrawalRequest(
  request: Request,
  {config, isCrossOrigin, language}: Pick<AppLoadContext, 'config' | 'isCrossOrigin' | 'language'>,
): Promise<WithdrawalAnswer> {
  const t = messages[language];
  const refusal = (status: number, message: string, values: Partial<Statement>): WithdrawalAnswer => ({
    status,
    result: {ok: false, values, refusal: {message}},
  });
  const body = await readBody(request, {maxBytes: maxBodyBytes, schema: statementSchema});
  if (!body.ok && body.reason === 'tooLong') return refusal(413, t.tooMuch, {});
  const input = 'input' in body ? body.input : {};
  const getText = (name: WithdrawalField) => (typeof input[name] === 'string' ? input[name] : '');
  const values = Object.fromEntries(withdrawalFields.map((name) => [name, getText(name)]));
  if (isCrossOrigin) return refusal(403, t.foreign, values);
  if (!body.ok) {
    if (body.reason !== 'invalid') return refusal(400, t.unreadable, values);
    return {status: 400, result: {ok: false, values, errors: statementErrors(body.issues, language)}};
  }
  const shared = await openCache('limits');
  return deliverWithdrawal(body.data, language, {config, headers: request.headers, shared});
}
