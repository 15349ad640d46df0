import {isDeepStrictEqual} from 'node:util';

const withoutSpace = (text: string) => text.replace(/\s+/g, '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether the store keeps our text. Shopify may write JSON in another notation, and HTML with other white space. */
export function isSameText(ours: string, stored: string): boolean {
  if (withoutSpace(ours) === withoutSpace(stored)) return true;
  return /^[[{]/.test(ours) && isDeepStrictEqual(parsed(ours), parsed(stored));
}
