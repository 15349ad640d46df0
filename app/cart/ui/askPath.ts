import type {Language} from '~/i18n/language';
import {lineName, type CartLine} from '../rules/cartView';
import {messages} from './messages';

/** Characters of the lines. The contact form takes 1,500 from a link; mail programs break longer ones. */
const maxText = 1300;

/** Path, without its language, of the contact form with the lines of the cart filled in (rule 13.23). */
export function askPath(lines: readonly CartLine[], language: Language): string {
  const t = messages[language];
  const named = lines.flatMap((line) => {
    const name = lineName(line);
    return name ? [`– ${line.quantity} × ${name}`] : [];
  });
  const listed: string[] = [];
  let length = 0;
  for (const text of named) {
    length += text.length + 1;
    if (length > maxText) break;
    listed.push(text);
  }
  const rest = named.length - listed.length;
  const text = [t.asking, ...listed, ...(rest ? [t.more(rest)] : [])].join('\n');
  return `/contact?${new URLSearchParams({text})}`;
}
