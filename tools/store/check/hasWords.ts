/** Whether a rich text, JSON as the store writes it, has any word. */
export const hasWords = (richText: string) => /"value":"[^"]*\S/.test(richText);
