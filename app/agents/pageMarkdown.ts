import {NodeHtmlMarkdown} from 'node-html-markdown';
import {parse, type HTMLElement, type Node} from 'node-html-parser';
import {isSafeUrl} from '~/platform/safeUrl';
import {writeFields} from './markdownFields';

/** Elements that mean nothing in markdown: drawings, decoration, buttons, what needs JavaScript, and words about the page itself. */
const skippedElements =
  'script, style, template, .only-script, svg, button, dialog, [hidden], [aria-hidden="true"], [data-nosnippet], img[alt=""], img:not([alt])';

/** What the library escapes by default, `<`, `|`, and the `&` of what would be an entity. */
const escapedText: [RegExp, string] = [/[\\`*_~[\]<|]|&(?=#?\w+;)/g, '\\$&'];

/** What would begin a heading, a quote or a list. By default the library lets an empty heading and `1)` pass. */
const escapedLineStart: [RegExp, string] = [
  /^(\s*)(?:(\+\s|[=>-]|#{1,6}(?:\s|$))|(\d+)([.)](?:\s|$)))/gm,
  '$1$3\\$2$4',
];

/** A text of the store or of a visitor as markdown that shows the same text: neither HTML nor a link with another text. */
export const escapeMarkdown = (text: string): string => text.replace(...escapedText);

/** Tags between words which only the layout holds apart, such as those of two links side by side. Tags within a word are none of these. */
const touchingWords =
  /(?<=[^\s>([/„“‚‘«»-])(?:<[^!>]+>)*<(?!!|\/?(?:abbr|b|br|cite|code|em|i|kbd|mark|q|s|strong|sub|sup|u|wbr)\b)[^>]*>(?:<[^!>]+>)*(?=[\p{L}\p{N}(+−€„])/gu;

/** Separates words of an HTML document by a space if only elements stand between them. */
function separateWords(html: string): string {
  return html.replace(touchingWords, (tags) => {
    const spaced = tags.replace(/<\/[^>]*>(?!<\/)/g, '$& ');
    return spaced === tags ? ` ${tags}` : spaced;
  });
}

/** Title, description, URL and language of a page, and below them the content of its `main`. */
export function pageMarkdown(html: string): string {
  // By default the parser takes the content of `noscript` and `pre` for text.
  const document = parse(separateWords(html), {blockTextElements: {script: true, style: true}});
  const readAttribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  const canonical = readAttribute('link[rel="canonical"]', 'href');
  const facts = {
    title: document.querySelector('title')?.textContent,
    description: readAttribute('meta[name="description"]', 'content'),
    url: canonical,
    language: readAttribute('html', 'lang'),
  };
  const main = document.querySelector('main') ?? document;
  simplify(main, canonical);
  const lines = Object.entries(facts).flatMap(([name, value]) => (value ? [`${name}: ${quote(value)}`] : []));
  const options = {
    blockElements: ['label', 'legend'],
    globalEscape: escapedText,
    lineStartEscape: escapedLineStart,
  };
  return ['---', ...lines, '---', '', NodeHtmlMarkdown.translate(main.outerHTML, options), ''].join('\n');
}

const quote = (value: string) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Leaves what the library can write: texts, pictures and links that work anywhere. */
function simplify(main: HTMLElement, base: string | undefined): void {
  // A card that is a button has content, and what stands in place of a script is all that an agent can read.
  for (const element of main.querySelectorAll('noscript, li > button')) element.replaceWith(element.innerHTML);
  for (const element of main.querySelectorAll(skippedElements)) element.remove();
  writeFields(main);
  removeRepeatedPictures(main);
  for (const picture of main.querySelectorAll('img')) simplifyPicture(picture, base);
  for (const link of main.querySelectorAll('a')) simplifyLink(link, base);
  for (const text of main.querySelectorAll('pre')) text.replaceWith(`<p>${withBreaks(text.rawText)}</p>`);
  for (const lineEnd of main.querySelectorAll(singleLines)) lineEnd.replaceWith(' ');
  for (const cell of main.querySelectorAll('td, th')) cell.innerHTML = cell.innerHTML.replace(/\|/g, '/');
  keepLines(main);
  // The library would take a link behind a list for a part of its last item.
  for (const link of main.querySelectorAll('ol + a, ul + a')) link.replaceWith(`<p>${link.outerHTML}</p>`);
}

/** A page may show a picture again in its gallery. */
function removeRepeatedPictures(main: HTMLElement): void {
  const shown = new Set<string | undefined>();
  for (const picture of main.querySelectorAll('img')) {
    const [file] = (picture.getAttribute('src') ?? '').split('?');
    if (shown.has(file)) removePicture(picture);
    shown.add(file);
  }
}

/** Removes a picture, with its link and its list item if they have nothing else. */
function removePicture(picture: HTMLElement): void {
  const {parentNode} = picture;
  picture.remove();
  if (!parentNode || parentNode.querySelector('img') || parentNode.rawText.trim()) return;
  if (/^(A|SPAN|LI|FIGURE)$/.test(parentNode.tagName)) removePicture(parentNode);
}

/** The library writes the attributes of a picture as they are. */
function simplifyPicture(picture: HTMLElement, base: string | undefined): void {
  const address = resolve(picture.getAttribute('src') ?? '', base);
  if (!isSafeUrl(address)) {
    picture.remove();
    return;
  }
  const name = (picture.getAttribute('alt') ?? '').replace(/[[\]<\\`]|&(?=#?\w+;)/g, '').replace(/\s+/g, ' ');
  writeAttribute(picture, 'src', address.replace(/\(/g, '%28').replace(/\)/g, '%29').replace(/\s/g, '%20'));
  writeAttribute(picture, 'alt', name);
  picture.removeAttribute('title');
}

/**
 * A card is one link with pictures and several texts. The link keeps its texts, or without texts those of its pictures. An address that
 * would run code is left out.
 */
function simplifyLink(link: HTMLElement, base: string | undefined): void {
  const address = resolve(link.getAttribute('href') ?? '', base);
  const pictures = link.querySelectorAll('img').map((picture) => picture.rawAttributes['alt']);
  const text = link.rawText.replace(/\s+/g, ' ').trim() || pictures.join(' ');
  if (!isSafeUrl(address)) {
    link.replaceWith(text);
    return;
  }
  writeAttribute(link, 'href', address);
  link.removeAttribute('title');
  link.innerHTML = text;
}

const resolve = (address: string, base: string | undefined) =>
  base && URL.canParse(address, base) ? new URL(address, base).href : address;

/** The parser writes attributes as HTML, and reads them as text. */
const writeAttribute = (element: HTMLElement, name: string, text: string) =>
  element.setAttribute(name, text.replace(/&/g, '&amp;'));

/** The line ends of what is one line in markdown. */
const singleLines = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th', 'code'].map((name) => `${name} br`).join(', ');

/** What shows no line ends of its text. */
const isWrapped = (element: HTMLElement) =>
  element.hasAttribute('data-merchant-html') || /^(H[1-6]|TD|TH)$/.test(element.tagName);

/** Pages show the line ends of all texts but those of the merchant's HTML. */
function keepLines(element: HTMLElement): void {
  for (const child of element.childNodes) {
    if (isElement(child)) {
      if (!isWrapped(child)) keepLines(child);
    } else if (child.rawText.includes('\n')) {
      const text = child.rawText.trim();
      child.rawText = child.rawText.replace(text, () => withBreaks(text));
    }
  }
}

const isElement = (node: Node): node is HTMLElement => 'tagName' in node;

const withBreaks = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .join('<br>');
