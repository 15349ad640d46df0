const url = /https?:\/\/[^\s"'<>]+/g;
const firstParagraph = /^\s*<p\b[^>]*>[^]*?<\/p>\s*/i;

/** The URL of a product's own page that a text of the store names (rule 17.6). */
export function findOrderPage(text: string, handle: string): string | undefined {
  const urls = text.match(url)?.map((found) => found.replace(/[.,;:!?)]+$/, ''));
  return urls?.find((found) => found.endsWith(`/product/${handle}`));
}

interface Described {
  handle: string;
  description: string;
  descriptionHtml: string;
}

/**
 * The description of a product without the paragraph that leads to its own page (rule 17.6): other channels and agents need it, and on
 * the page itself it says nothing.
 */
export function withoutOrderPage({handle, description, descriptionHtml}: Described): Omit<Described, 'handle'> {
  const [paragraph = ''] = firstParagraph.exec(descriptionHtml) ?? [];
  if (!findOrderPage(paragraph, handle)) return {description, descriptionHtml};
  const sentence = paragraph.replace(/<[^>]*>/g, '').trim();
  return {
    description: description.startsWith(sentence) ? description.slice(sentence.length).trimStart() : description,
    descriptionHtml: descriptionHtml.slice(paragraph.length),
  };
}
