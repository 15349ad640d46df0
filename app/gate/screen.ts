import {brand} from '~/brand';
import {languageData, languages, localizedPath, type Language} from '~/i18n/language';
import {escapeHtml} from '~/platform/html';
import {plainDocument} from '~/platform/document/plainDocument';
import {gatePath} from './browser';
import {messages} from './messages';
import ownStyle from './screen.css?inline';

interface PageOptions {
  language: Language;
  nonce: string;
}

interface ScreenOptions extends PageOptions {
  /** The requested path. */
  to: string;
  error?: string;
  /** The text below the field: how to get the password. */
  hint?: string;
}

const arrow =
  '<svg viewBox="0 0 18 14" width="18" height="14" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="M0 7h16M10.5 1.5 16 7l-5.5 5.5"/></svg>';

export function renderScreen({language, to, error, hint, nonce}: ScreenOptions): string {
  const t = messages[language];
  const descriptionIds = [error && 'error', hint && 'hint'].filter(Boolean).join(' ');
  const invalid = error ? ' aria-invalid="true"' : '';
  const describedBy = descriptionIds ? ` aria-describedby="${descriptionIds}"` : '';
  const form = `<input type="hidden" name="to" value="${escapeHtml(to)}">
<label for="password" class="annotation">${t.password}</label>
<div class="gate-line">
<input id="password" name="password" type="password" autocomplete="current-password" enterkeyhint="go" required autofocus${invalid}${describedBy}>
<button aria-label="${t.open}">${arrow}</button>
</div>
${error ? `<p id="error" class="gate-error" role="alert">${escapeHtml(error)}</p>` : ''}
${hint ? `<p id="hint" class="gate-hint annotation">${escapeHtml(hint)}</p>` : ''}`;
  return renderPage({language, nonce, to, form});
}

/** The page to sign out, for a visitor with a session. */
export function renderSignOut({language, nonce}: PageOptions): string {
  const t = messages[language];
  const form = `<p>${t.signedIn}</p>
<p class="gate-sign-out"><button name="signOut">${t.signOut}</button> <a href="${localizedPath('/', language)}">${t.back}</a></p>`;
  return renderPage({language, nonce, to: gatePath, form});
}

/** A complete document with a form of the gate. It works without scripts and shows no content of the site. */
function renderPage({language, nonce, to, form}: PageOptions & {to: string; form: string}): string {
  const t = messages[language];
  const link = (path: string, label: string) =>
    `<a href="${escapeHtml(localizedPath(path, language))}">${escapeHtml(label)}</a>`;
  const languageLinks = languages.map((linkLanguage) => {
    const href = escapeHtml(localizedPath(to, linkLanguage));
    const current = linkLanguage === language ? ' aria-current="true"' : '';
    return `<a href="${href}" hreflang="${linkLanguage}" lang="${linkLanguage}"${current}>${languageData[linkLanguage].code}</a>`;
  });
  const body = `<main class="gate">
<h1 class="display">${escapeHtml(brand.name)}</h1>
<form method="post" action="${localizedPath(gatePath, language)}" class="gate-form">
${form}
</form>
<footer class="gate-footer annotation">
<p>${link('/imprint', t.imprint)}${link('/legal/privacy-policy', t.privacy)}${link('/widerruf', t.withdrawal)}${link('/barrierefreiheit', t.accessibility)}</p>
<nav aria-label="${t.language}">${languageLinks.join('')}</nav>
</footer>
</main>`;
  return plainDocument({language, nonce, style: ownStyle, body});
}
