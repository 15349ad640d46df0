import {isSafeUrl} from '~/platform/safeUrl';

/** A node of Shopify's rich text, with the properties that the site shows. */
export type RichTextNode =
  | {kind: 'heading'; level: 2 | 3 | 4; children: RichTextNode[]}
  | {kind: 'paragraph'; children: RichTextNode[]}
  | {kind: 'list'; ordered: boolean; children: RichTextNode[]}
  | {kind: 'item'; children: RichTextNode[]}
  | {kind: 'link'; url: string; children: RichTextNode[]}
  | {kind: 'text'; value: string; bold: boolean; italic: boolean};

/**
 * Parses the JSON of a rich text field. Unknown nodes are replaced by their children. Text that isn't JSON becomes one paragraph, so that
 * no word is lost.
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
  const node = raw as Record<string, unknown>;
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
      return typeof node.url === 'string' && isSafeUrl(node.url) ? [{kind: 'link', url: node.url, children}] : children;
    case 'text':
      return [{kind: 'text', value: String(node.value ?? ''), bold: node.bold === true, italic: node.italic === true}];
    default:
      return children;
  }
}

/** Headings start at `h2`, because the page's title is the only `h1`. */
function headingLevel(level: unknown): 2 | 3 | 4 {
  if (Number(level) >= 4) return 4;
  return Number(level) === 3 ? 3 : 2;
}

/** The text of the first paragraph; empty without one. */
export function firstParagraph(nodes: RichTextNode[]): string {
  return plainText(nodes.filter(({kind}) => kind === 'paragraph').slice(0, 1));
}

/** The text of all blocks. */
export function plainText(nodes: RichTextNode[]): string {
  const nodeText = (node: RichTextNode): string => {
    if (node.kind === 'text') return node.value;
    return node.children.map(nodeText).join(node.kind === 'list' ? '\n' : '');
  };
  return nodes.map(nodeText).join('\n').trim();
}
