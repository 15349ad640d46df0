import type {Language} from '~/i18n/language';

/** What is said beside the button of a piece without a right of withdrawal (rule 18.6). Only the worker needs it. */
export const withdrawalNoteText: Record<Language, string> = {
  de: 'Für Sie angefertigt: vom Widerruf ausgeschlossen (§\u00a0312g Abs.\u00a02 Nr.\u00a01\u00a0BGB).',
  en: 'Made to your specification: excluded from the right of withdrawal (§\u00a0312g\u00a0(2) no.\u00a01\u00a0BGB).',
};
