import {fromMarkdown} from 'mdast-util-from-markdown';

type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number];
type List = Extract<MarkdownNode, {type: 'list'}>;
type Paragraph = Extract<MarkdownNode, {type: 'paragraph'}>;

/**
 * The Markdown of the content files: headings, paragraphs, lists, bold, italic and links. That is what Shopify's rich text
 * can hold. All other Markdown is plain text here, and so is HTML.
 */
export type Inline =
  | {type: 'text'; value: string; bold?: true; italic?: true}
  | {type: 'link'; url: string; children: Inline[]};

export type Block =
  | {type: 'heading'; level: number; children: Inline[]}
  | {type: 'paragraph'; children: Inline[]}
  | {type: 'list'; listType: 'ordered' | 'unordered'; children: {type: 'list-item'; children: Inline[]}[]};

const plainText = [
  ...['blockQuote', 'codeFenced', 'codeIndented', 'definition', 'htmlFlow', 'setextUnderline', 'thematicBreak'],
  ...['autolink', 'codeText', 'hardBreakEscape', 'htmlText', 'labelStartImage'],
];

/** Throws an `Error` when rich text can't hold the source. Its message is put behind the name of the field. */
export function parseMarkdown(source: string): Block[] {
  return fromMarkdown(source, {extensions: [{disable: {null: plainText}}]}).children.map(block);
}

function block(node: MarkdownNode): Block {
  switch (node.type) {
    case 'heading':
      return {type: 'heading', level: node.depth, children: inlines(node.children)};
    case 'paragraph':
      return {type: 'paragraph', children: inlines(node.children)};
    case 'list':
      return list(node);
    default:
      throw new Error(`has a ${node.type}, which rich text doesn't know`);
  }
}

function list({ordered, children}: List): Block {
  return {
    type: 'list',
    listType: ordered ? 'ordered' : 'unordered',
    children: children.map((item) => {
      const [only, ...others] = item.children;
      if (only?.type !== 'paragraph' || others.length > 0)
        throw new Error('has a list item that is more than one text');
      return {type: 'list-item', children: inlines(only.children)};
    }),
  };
}

type Marks = {bold?: true; italic?: true};

function inlines(nodes: Paragraph['children'], marks: Marks = {}): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return [text(node.value, marks)];
      case 'break':
        return [text(' ', marks)];
      case 'strong':
        return inlines(node.children, {...marks, bold: true});
      case 'emphasis':
        return inlines(node.children, {...marks, italic: true});
      case 'link':
        return [{type: 'link', url: node.url, children: inlines(node.children, marks)}];
      default:
        throw new Error(`has a ${node.type}, which rich text doesn't know`);
    }
  });
}

/** A line break inside a paragraph is a space. */
function text(source: string, marks: Marks): Inline {
  const value = source.replace(/\s*\n\s*/g, ' ');
  if (value.includes('**')) throw new Error('has ** without its partner');
  return {type: 'text', value, ...marks};
}
