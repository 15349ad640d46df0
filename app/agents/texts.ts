import {brand} from '~/brand';
import {linkTemplate, getOptions} from '~/configurator/offer/options';
import {formatPrice} from '~/i18n/formats';
import {localizedPath, type Language} from '~/i18n/language';
import type {CardPrice} from '~/product/products';
import {kinds, type SearchEntry} from '~/search/searchEntries';
import type {PieceToOrder} from './loadPieces.server';
import {markdownPath} from './markdown';
import {messages} from './messages';
import {escapeMarkdown} from './pageMarkdown';

interface Site {
  /** `https://host`; empty without the setting: any cache may keep these texts, and the host of a request may be forged. */
  origin: string;
  language: Language;
}

/** `/llms.txt`: a list of the site's pages with links to their markdown, in the format of llmstxt.org (rule 22.2). */
export function indexText(entries: readonly SearchEntry[], {origin, language}: Site): string {
  const t = messages[language];
  const sections = kinds.flatMap((kind) => {
    const lines = entries.filter((entry) => entry.kind === kind).map((entry) => indexLine(entry, {origin, language}));
    return lines.length ? [`## ${t[kind]}`, lines.join('\n')] : [];
  });
  return joinBlocks([
    `# ${brand.name}`,
    `> ${brand.description[language]}`,
    `${t.everyPage} [${t.guideLink}](${origin}${localizedPath('/agents.md', language)}).`,
    ...sections,
  ]);
}

function indexLine({path, title, note, getPrice}: SearchEntry, {origin, language}: Site): string {
  const [page = '', hash] = localizedPath(path, language).split('#');
  const url = origin + markdownPath(page) + (hash ? `#${hash}` : '');
  const link = `- [${escapeMarkdown(title)}](${url})`;
  const text = note ? escapeMarkdown(note) : priceText(getPrice?.(), language);
  return text ? `${link}: ${text}` : link;
}

function priceText(card: CardPrice | undefined, language: Language): string {
  if (!card) return '';
  const price = formatPrice(card.price, language);
  if (!card.priceVaries) return price;
  return messages[language].from(price) + (card.size ? ` (${card.size})` : '');
}

/** `/agents.md`: how a program reads the site, asks for the price of a piece and hands over a link (rule 22.2). */
export function guideText(pieces: readonly PieceToOrder[], {origin, language}: Site): string {
  const t = messages[language];
  const url = (path: string) => origin + localizedPath(path, language);
  return joinBlocks([
    `# ${t.guide(brand.name)}`,
    brand.description[language],
    `## ${t.read}`,
    [
      `- ${t.everyPage}`,
      `- ${t.index}: ${url('/llms.txt')}`,
      `- ${t.search}: ${url('/search.md')}?q={q}`,
      `- ${t.protocol}: ${url('/mcp')}`,
    ].join('\n'),
    ...(pieces.length ? [`## ${t.pieces}`, t.piecesIntro] : []),
    ...pieces.flatMap((piece) => [
      `### ${escapeMarkdown(piece.title)}`,
      pieceText(piece, url(`/product/${piece.handle}`), language),
    ]),
    `## ${t.order}`,
    t.orderSteps,
    `## ${t.contact}`,
    `${url('/contact')}, ${brand.email}, ${brand.phone.text}`,
  ]);
}

function pieceText({offer}: PieceToOrder, url: string, language: Language): string {
  const options = getOptions(offer, language);
  return [
    url + linkTemplate(options),
    '',
    ...options.measures.map(({name, label, text}) => `- \`${name}\`: ${escapeMarkdown(label)}, ${text}`),
    ...options.values.map(({name, label, values}) => {
      const list = values.map((choice) => `\`${choice.value}\` ${escapeMarkdown(choice.label)}`);
      return `- \`${name}\`: ${escapeMarkdown(label)}; ${list.join(', ')}`;
    }),
  ].join('\n');
}

const joinBlocks = (blocks: readonly string[]) => `${blocks.join('\n\n')}\n`;
