import {brand} from '~/brand';

/** Longest link that every mail program takes, in characters. */
const maxMailto = 1900;

/** A link that opens a mail to the studio in the visitor's mail program. A text too long for a link ends in […]. */
export function mailtoLink(subject: string, text: string): string {
  const start = `mailto:${brand.email}?subject=${encodeURIComponent(subject)}&body=`;
  const link = (body: string) => start + encodeURIComponent(body.replaceAll('\n', '\r\n'));
  const characters = [...text];
  if (link(text).length <= maxMailto) return link(text);
  let [fits, tooMany] = [0, characters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (link(`${characters.slice(0, middle).join('')} […]`).length <= maxMailto) fits = middle;
    else tooMany = middle;
  }
  return link(`${characters.slice(0, fits).join('')} […]`);
}
