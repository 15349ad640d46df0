import type {AppLoadContext} from '@shopify/remix-oxygen';
import {defineMessages} from '~/i18n/messages';
import type {PageEntry} from '~/platform/store/drafts';

const messages = defineMessages({
  de: {draft: 'Entwurf – nicht veröffentlicht'},
  en: {draft: 'Draft – not published'},
});

/**
 * The entry of a page: the published one, else its draft for whoever has a link to it (rule 2.28). `draft` is then what the page
 * says of it. The words are of the worker's only, so that no other page gets them.
 */
export async function entryOrDraft<Entry>(
  published: Entry | null | undefined,
  page: PageEntry,
  {loadDraft, language}: Pick<AppLoadContext, 'loadDraft' | 'language'>,
): Promise<{entry?: Entry | null; draft?: string}> {
  if (published || !loadDraft) return {entry: published};
  return {entry: await loadDraft<Entry>(page), draft: messages[language].draft};
}
