import {type Block, type Inline, parseMarkdown} from './markdown';

/** Shopify's JSON of a `rich_text_field`. */
export function toRichText(source: string): string {
  return JSON.stringify({type: 'root', children: parseMarkdown(source)});
}

/** The HTML of a product or collection description. */
export function toHtml(source: string): string {
  return parseMarkdown(source).map(formatBlock).join('\n');
}

function formatBlock(node: Block): string {
  switch (node.type) {
    case 'heading':
      return `<h${node.level}>${formatInline(node.children)}</h${node.level}>`;
    case 'paragraph':
      return `<p>${formatInline(node.children)}</p>`;
    case 'list': {
      const tag = node.listType === 'ordered' ? 'ol' : 'ul';
      return `<${tag}>${node.children.map((item) => `<li>${formatInline(item.children)}</li>`).join('')}</${tag}>`;
    }
  }
}

function formatInline(nodes: Inline[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'link') return `<a href="${escapeHtml(node.url)}">${formatInline(node.children)}</a>`;
      const text = escapeHtml(node.value);
      if (node.bold) return `<strong>${text}</strong>`;
      return node.italic ? `<em>${text}</em>` : text;
    })
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
