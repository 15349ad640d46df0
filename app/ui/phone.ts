/** The `tel:` URL of a phone number as people write it; a zero in brackets is not dialled from abroad. */
export function phoneUrl(number: string): string {
  return `tel:${number.replace(/\(0\)/, '').replace(/[^\d+]/g, '')}`;
}
