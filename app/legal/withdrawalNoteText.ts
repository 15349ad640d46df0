import type {Language} from '~/i18n/language';

/** What is said beside the button of a piece without a right of withdrawal (rule 18.6). Only the worker needs it. */
export const withdrawalNoteText: Record<Language, string> = {
  de: 'Für Sie angefertigt: vom Widerruf ausgeschlossen (§ 312g Abs. 2 Nr. 1 BGB).',
  en: 'Made to your specification: excluded from the right of withdrawal (§ 312g (2) no. 1 BGB).',
};
