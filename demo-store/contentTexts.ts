import * as v from 'valibot';
import type {Localized} from './model';

/** A text in both languages; a single string serves both. */
export const text = v.pipe(
  v.union([v.string(), v.strictObject({DE: v.optional(v.string()), EN: v.optional(v.string())})]),
  v.transform((input): Localized => {
    if (typeof input === 'string') return {DE: input, EN: input};
    const anyText = input.DE ?? input.EN ?? '';
    return {DE: input.DE ?? anyText, EN: input.EN ?? anyText};
  }),
);

export const optionalText = v.optional(text);
export const textOr = (preset: string) => v.optional(text, preset);
