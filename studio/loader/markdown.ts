/**
 * The small Markdown of the content files: `#` headings, paragraphs, `-` and `1.` lists, `**bold**`, `*italic*`,
 * `[text](address)`. Blocks are parted by an empty line; a line break inside a block is a space.
 */
export type Inline =
  | {type: 'text'; value: string; bold?: true; italic?: true}
  | {type: 'link'; url: string; children: {type: 'text'; value: string}[]};

export type Block =
  | {type: 'heading'; level: number; children: Inline[]}
  | {type: 'paragraph'; children: Inline[]}
  | {type: 'list'; listType: 'ordered' | 'unordered'; children: {type: 'list-item'; children: Inline[]}[]};

const inlinePattern = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)/g;

export function parseMarkdown(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(parseBlock);
}

function parseBlock(block: string): Block {
  const heading = /^(#{1,6}) (.+)$/s.exec(block);
  if (heading) return {type: 'heading', level: heading[1]?.length ?? 1, children: parseInline(heading[2] ?? '')};
  if (/^- /.test(block)) return parseList(block, 'unordered', /^- /m);
  if (/^1\. /.test(block)) return parseList(block, 'ordered', /^\d+\. /m);
  return {type: 'paragraph', children: parseInline(block)};
}

function parseList(block: string, listType: 'ordered' | 'unordered', marker: RegExp): Block {
  const items = block.split(marker).slice(1);
  return {type: 'list', listType, children: items.map((item) => ({type: 'list-item', children: parseInline(item)}))};
}

function parseInline(source: string): Inline[] {
  const line = source.trim().replace(/\s*\n\s*/g, ' ');
  const parts: Inline[] = [];
  let from = 0;
  for (const match of line.matchAll(inlinePattern)) {
    pushText(parts, line.slice(from, match.index));
    const {bold, italic, label, url} = match.groups ?? {};
    if (bold !== undefined) parts.push({type: 'text', value: bold, bold: true});
    else if (italic !== undefined) parts.push({type: 'text', value: italic, italic: true});
    else if (label !== undefined && url !== undefined)
      parts.push({type: 'link', url, children: [{type: 'text', value: label}]});
    from = match.index + match[0].length;
  }
  pushText(parts, line.slice(from));
  return parts;
}

function pushText(parts: Inline[], value: string): void {
  if (value.includes('**')) throw new Error('has ** without its partner');
  if (value !== '') parts.push({type: 'text', value});
}
