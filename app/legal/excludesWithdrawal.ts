import type {Language} from '~/i18n/language';

/** A product as the store has it; the metafield is the text `true` or `false`. */
interface FlaggedProduct {
  widerruf_ausgeschlossen?: {value: string} | null;
}

/** Whether there is no right of withdrawal. Where the store says nothing, the right exists (rule 18.6). */
export function excludesWithdrawal({widerruf_ausgeschlossen}: FlaggedProduct): boolean {
  return widerruf_ausgeschlossen?.value === 'true';
}

/** What is said beside the button of a piece without a right of withdrawal (rule 18.6). Only the worker needs it. */
export const withdrawalNoteText: Record<Language, string> = {
  de: 'Für Sie angefertigt: vom Widerruf ausgeschlossen (§\u00a0312g Abs.\u00a02 Nr.\u00a01\u00a0BGB).',
  en: 'Made to your specification: excluded from the right of withdrawal (§\u00a0312g\u00a0(2) no.\u00a01\u00a0BGB).',
};
