const ENTITIES: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'"};

/** Strips the tags of HTML, and truncates the text to `truncateAt` characters with an ellipsis. */
export function plainText(html: string, truncateAt?: number | null): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
  if (!truncateAt || text.length <= truncateAt) return text;
  return `${text.slice(0, Math.max(0, truncateAt - 1))}…`;
}
