import {isDeepStrictEqual} from 'node:util';

const removeSpace = (text: string) => text.replace(/\s+/g, '');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether the store has the expected text. Shopify may format JSON differently, and change the white space of HTML. */
export function isSameText(expected: string, stored: string): boolean {
  if (removeSpace(expected) === removeSpace(stored)) return true;
  const isJson = /^[[{]/.test(expected);
  return isJson && isDeepStrictEqual(parseJson(expected), parseJson(stored));
}
