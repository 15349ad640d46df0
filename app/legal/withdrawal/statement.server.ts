import * as v from 'valibot';
import {mail, requiredLine, text} from '~/mail/fields';
import type {WithdrawalField} from './fields';

/** The form, read and cleaned. */
export const statementSchema = v.object({name: requiredLine, order: requiredLine, mail, pieces: text} satisfies Record<
  WithdrawalField,
  unknown
>);
