import {brand} from '~/brand';

/** Maximum length of a link that every mail program accepts, in characters. */
const maxMailtoLength = 1900;

/** A `mailto:` link to the studio. A text that is too long for a link ends in […]. */
export function mailtoLink(subject: string, text: string): string {
  const start = `mailto:${brand.email}?subject=${encodeURIComponent(subject)}&body=`;
  const createLink = (body: string) => start + encodeURIComponent(body.replaceAll('\n', '\r\n'));
  const completeLink = createLink(text);
  if (completeLink.length <= maxMailtoLength) return completeLink;
  const characters = [...text];
  const createShortLink = (count: number) => createLink(`${characters.slice(0, count).join('')} […]`);
  // A binary search for the largest number of characters that fits.
  let fittingCount = 0;
  let excessiveCount = characters.length;
  while (excessiveCount - fittingCount > 1) {
    const middle = Math.floor((fittingCount + excessiveCount) / 2);
    if (createShortLink(middle).length <= maxMailtoLength) fittingCount = middle;
    else excessiveCount = middle;
  }
  return createShortLink(fittingCount);
}
