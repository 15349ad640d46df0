const urlPattern = /https?:\/\/[^\s"'<>]+/g;
const firstParagraph = /^\s*<p\b[^>]*>[^]*?<\/p>\s*/i;

/** Finds the URL of a product's own page in a text of the store (rule 17.6). */
export function findOrderPage(text: string, handle: string): string | undefined {
  const urls = text.match(urlPattern)?.map((url) => url.replace(/[.,;:!?)]+$/, ''));
  return urls?.find((url) => url.endsWith(`/product/${handle}`));
}

interface ProductDescription {
  handle: string;
  description: string;
  descriptionHtml: string;
}

/**
 * The description of a product without the paragraph that links to its own page (rule 17.6). Other channels and agents need this link,
 * but on the page itself it is of no use.
 */
export function descriptionsWithoutOrderPage({
  handle,
  description,
  descriptionHtml,
}: ProductDescription): Omit<ProductDescription, 'handle'> {
  const [paragraph = ''] = firstParagraph.exec(descriptionHtml) ?? [];
  if (!findOrderPage(paragraph, handle)) return {description, descriptionHtml};
  const sentence = paragraph.replace(/<[^>]*>/g, '').trim();
  return {
    description: description.startsWith(sentence) ? description.slice(sentence.length).trimStart() : description,
    descriptionHtml: descriptionHtml.slice(paragraph.length),
  };
}
