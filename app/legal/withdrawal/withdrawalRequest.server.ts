import type {AppLoadContext} from '@shopify/remix-oxygen';
import {openCache} from '~/platform/cache/openCache';
import {maxBodyBytes} from '~/platform/http/body';
import {readFormBody} from '~/platform/http/formBody';
import {deliverWithdrawal, type WithdrawalAnswer} from './deliverWithdrawal.server';
import {messages} from './messages';
import {statementErrors, statementSchema, withdrawalFields, type WithdrawalField} from './statement';

/** Parses the form of the withdrawal page, delivers the statement, and returns the data for the page's answer (rules 18.2 to 18.5). */
export async function handleWithdrawalRequest(
  request: Request,
  {config, isCrossOrigin, language}: Pick<AppLoadContext, 'config' | 'isCrossOrigin' | 'language'>,
): Promise<WithdrawalAnswer> {
  const body = await readFormBody(request, {maxBytes: maxBodyBytes, schema: statementSchema, isCrossOrigin});
  const getText = (name: WithdrawalField) => (typeof body.input[name] === 'string' ? body.input[name] : '');
  const values = Object.fromEntries(withdrawalFields.map((name) => [name, getText(name)]));
  if (!body.ok) {
    const reason = body.refusal
      ? {refusal: {message: messages[language][body.refusal]}}
      : {errors: statementErrors(body.issues, language)};
    return {status: body.status, result: {ok: false, values, ...reason}};
  }
  const shared = await openCache('limits');
  return deliverWithdrawal(body.data, language, {config, headers: request.headers, shared});
}
