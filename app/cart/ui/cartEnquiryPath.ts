import type {Language} from '~/i18n/language';
import {lineName, type CartLine} from '../rules/cartView';
import {messages} from './messages';

/** Maximum length of the listed lines, in characters. The contact form reads 1,500 characters from a link. */
const maxLinesText = 1300;

/** Path, without its language, of the contact form with the lines of the cart filled in. */
export function cartEnquiryPath(lines: readonly CartLine[], language: Language): string {
  const t = messages[language];
  const lineTexts = lines.flatMap((line) => {
    const name = lineName(line);
    return name ? [`– ${line.quantity} × ${name}`] : [];
  });
  const listedTexts: string[] = [];
  let length = 0;
  for (const text of lineTexts) {
    length += text.length + 1;
    if (length > maxLinesText) break;
    listedTexts.push(text);
  }
  const omittedCount = lineTexts.length - listedTexts.length;
  if (omittedCount) listedTexts.push(t.more(omittedCount));
  const text = [t.asking, ...listedTexts].join('\n');
  return `/contact?${new URLSearchParams({text})}`;
}
