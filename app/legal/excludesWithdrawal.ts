import type {Language} from '~/i18n/language';

/** The value of the metafield is `true` or `false`. */
interface FlaggedProduct {
  widerruf_ausgeschlossen?: {value: string} | null;
}

/** Whether there is no right of withdrawal. By default the right exists (rule 18.6). */
export function excludesWithdrawal({widerruf_ausgeschlossen}: FlaggedProduct): boolean {
  return widerruf_ausgeschlossen?.value === 'true';
}

/** Days for a withdrawal without a reason (§ 355 (2) BGB). */
export const withdrawalDays = 14;

/** The note on a product that can be returned. Like the next one only the worker needs it. */
export const returnNoteText: Record<Language, string> = {
  de: `${withdrawalDays}\u00a0Tage Rückgabe.`,
  en: `Returns within ${withdrawalDays}\u00a0days.`,
};

/** The note on a piece without a right of withdrawal. */
export const withdrawalNoteText: Record<Language, string> = {
  de: 'Für Sie angefertigt: vom Widerruf ausgeschlossen (§\u00a0312g Abs.\u00a02 Nr.\u00a01\u00a0BGB).',
  en: 'Made to your specification: excluded from the right of withdrawal (§\u00a0312g\u00a0(2) no.\u00a01\u00a0BGB).',
};
