import type {AppLoadContext} from '@shopify/remix-oxygen';
import {defineMessages} from '~/i18n/messages';
import type {PageEntry} from '~/platform/store/drafts';

const messages = defineMessages({
  de: {draft: 'Entwurf – nicht veröffentlicht'},
  en: {draft: 'Draft – not published'},
});

/**
 * The published entry of a page; for a visitor with a preview link its draft, if the entry isn't published. `draft` is the text of the
 * page's `DraftNote`. It comes from the worker, so that other pages don't load it.
 */
export async function entryOrDraft<Entry>(
  published: Entry | null | undefined,
  page: PageEntry,
  {loadDraft, language}: Pick<AppLoadContext, 'loadDraft' | 'language'>,
): Promise<{entry?: Entry | null; draft?: string}> {
  if (published || !loadDraft) return {entry: published};
  return {entry: await loadDraft<Entry>(page), draft: messages[language].draft};
}
