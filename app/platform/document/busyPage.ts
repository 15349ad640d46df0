import type {Language} from '~/i18n/language';
import {escapeHtml} from '../html';
import busyStyle from './busyPage.css?inline';
import {messages} from './messages';
import {plainDocument, plainDocumentPolicy} from './plainDocument';

interface BusyPage {
  language: Language;
  /** The requested path with its query. */
  address: string;
}

/** The page of a visitor whom the limit of renderings has refused (rule 2.32). It costs next to nothing to make. */
export function busyPage({language, address}: BusyPage): {html: string; policy: string} {
  const t = messages[language];
  const nonce = crypto.randomUUID();
  // A path with two slashes at its beginning would be another website.
  const href = escapeHtml(address.replace(/^\/+/, '/'));
  const body = `<main class="busy">
<h1 class="display">${t.busy}</h1>
<p>${t.comeBack}</p>
<a href="${href}">${t.tryAgain}</a>
</main>`;
  const html = plainDocument({language, nonce, title: t.busyTitle, style: busyStyle, body});
  return {html, policy: plainDocumentPolicy(nonce)};
}
