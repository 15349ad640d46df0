/** A node of Shopify's rich text, reduced to what the site shows (rule 9.2). */
export type RichTextNode =
  | {kind: 'heading'; level: 2 | 3 | 4; children: RichTextNode[]}
  | {kind: 'paragraph'; children: RichTextNode[]}
  | {kind: 'list'; ordered: boolean; children: RichTextNode[]}
  | {kind: 'item'; children: RichTextNode[]}
  | {kind: 'link'; url: string; children: RichTextNode[]}
  | {kind: 'text'; value: string; bold: boolean; italic: boolean};

type Raw = Record<string, unknown>;

/**
 * Reads the JSON of a rich text field. An unknown node is skipped and its children are kept. Text that isn't JSON
 * becomes one paragraph, so that no word is lost.
 */
export function parseRichText(json: string): RichTextNode[] {
  if (!json.trim()) return [];
  try {
    return readNode(JSON.parse(json));
  } catch {
    return [{kind: 'paragraph', children: [{kind: 'text', value: json, bold: false, italic: false}]}];
  }
}

function readNode(raw: unknown): RichTextNode[] {
  if (!raw || typeof raw !== 'object') return [];
  const node = raw as Raw;
  const children = Array.isArray(node.children) ? node.children.flatMap(readNode) : [];
  switch (node.type) {
    case 'heading':
      return [{kind: 'heading', level: headingLevel(node.level), children}];
    case 'paragraph':
      return [{kind: 'paragraph', children}];
    case 'list':
      return [{kind: 'list', ordered: node.listType === 'ordered', children}];
    case 'list-item':
      return [{kind: 'item', children}];
    case 'link':
      return typeof node.url === 'string' && isSafe(node.url) ? [{kind: 'link', url: node.url, children}] : children;
    case 'text':
      return [{kind: 'text', value: String(node.value ?? ''), bold: node.bold === true, italic: node.italic === true}];
    default:
      return children;
  }
}

/** The page's own heading is the only `h1`. */
function headingLevel(level: unknown): 2 | 3 | 4 {
  const value = Number(level);
  return value >= 4 ? 4 : value === 3 ? 3 : 2;
}

function isSafe(url: string): boolean {
  return /^(https?:|mailto:|tel:|\/(?!\/)|#)/i.test(url);
}

/** The words of the first paragraph of a rich text; empty without one. */
export function firstParagraph(nodes: RichTextNode[]): string {
  return plainText(nodes.filter(({kind}) => kind === 'paragraph').slice(0, 1));
}

/** The words of a rich text alone, block by block. */
export function plainText(nodes: RichTextNode[]): string {
  const words = (node: RichTextNode): string =>
    node.kind === 'text' ? node.value : node.children.map(words).join(node.kind === 'list' ? '\n' : '');
  return nodes.map(words).join('\n').trim();
}
