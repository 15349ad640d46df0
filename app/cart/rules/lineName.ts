import {entryName} from './entryName';
import type {CartLine} from './lines';

/** What a line is called, with its annotation; what has vanished by the title that the visitor has seen. */
export function lineName({merchandise, seen, configuration}: CartLine): string | undefined {
  if (merchandise) return [merchandise.title, merchandise.annotation].filter(Boolean).join(', ');
  return entryName(seen, configuration);
}
