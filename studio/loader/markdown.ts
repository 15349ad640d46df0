import {fromMarkdown} from 'mdast-util-from-markdown';

type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number];
type List = Extract<MarkdownNode, {type: 'list'}>;
type Paragraph = Extract<MarkdownNode, {type: 'paragraph'}>;

/**
 * The Markdown of the content files: headings, paragraphs, lists, bold, italic and links, because Shopify's rich text can hold
 * only these. All other Markdown, and HTML, is plain text here.
 */
export type Inline =
  | {type: 'text'; value: string; bold?: true; italic?: true}
  | {type: 'link'; url: string; children: Inline[]};

export type Block =
  | {type: 'heading'; level: number; children: Inline[]}
  | {type: 'paragraph'; children: Inline[]}
  | {type: 'list'; listType: 'ordered' | 'unordered'; children: {type: 'list-item'; children: Inline[]}[]};

const disabledSyntax = [
  ...['blockQuote', 'codeFenced', 'codeIndented', 'definition', 'htmlFlow', 'setextUnderline', 'thematicBreak'],
  ...['autolink', 'codeText', 'hardBreakEscape', 'htmlText', 'labelStartImage'],
];

/**
 * Throws an `Error` when rich text can't hold the source. The message continues a sentence that begins with the field's
 * name.
 */
export function parseMarkdown(source: string): Block[] {
  return fromMarkdown(source, {extensions: [{disable: {null: disabledSyntax}}]}).children.map(toBlock);
}

function toBlock(node: MarkdownNode): Block {
  switch (node.type) {
    case 'heading':
      return {type: 'heading', level: node.depth, children: toInlines(node.children)};
    case 'paragraph':
      return {type: 'paragraph', children: toInlines(node.children)};
    case 'list':
      return toList(node);
    default:
      throw new Error(`has a ${node.type}, which rich text doesn't know`);
  }
}

function toList({ordered, children}: List): Block {
  return {
    type: 'list',
    listType: ordered ? 'ordered' : 'unordered',
    children: children.map((item) => {
      const [paragraph, ...otherBlocks] = item.children;
      if (paragraph?.type !== 'paragraph' || otherBlocks.length > 0)
        throw new Error('has a list item that is more than one text');
      return {type: 'list-item', children: toInlines(paragraph.children)};
    }),
  };
}

type Marks = {bold?: true; italic?: true};

function toInlines(nodes: Paragraph['children'], marks: Marks = {}): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return [toText(node.value, marks)];
      case 'break':
        return [toText(' ', marks)];
      case 'strong':
        return toInlines(node.children, {...marks, bold: true});
      case 'emphasis':
        return toInlines(node.children, {...marks, italic: true});
      case 'link':
        return [{type: 'link', url: node.url, children: toInlines(node.children, marks)}];
      default:
        throw new Error(`has a ${node.type}, which rich text doesn't know`);
    }
  });
}

/** A line break inside a paragraph becomes a space. */
function toText(source: string, marks: Marks): Inline {
  const value = source.replace(/\s*\n\s*/g, ' ');
  if (value.includes('**')) throw new Error('has ** without its partner');
  return {type: 'text', value, ...marks};
}
