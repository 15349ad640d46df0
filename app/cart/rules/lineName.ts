import type {Configuration} from '~/configurator/rules/configuration';
import {dimensions} from '~/configurator/rules/describe';
import type {Seen} from './entries';
import type {CartLine} from './lines';

/** What a line is called, with its annotation; what has vanished by the title that the visitor has seen. */
export function lineName({merchandise, seen, configuration}: CartLine): string | undefined {
  if (merchandise) return [merchandise.title, merchandise.annotation].filter(Boolean).join(', ');
  return nameOf(seen, configuration);
}

/** What an entry is called, without the store. */
export function nameOf(seen: Seen | undefined, configuration: Configuration | undefined): string | undefined {
  return seen && [seen.title, ...(configuration ? [dimensions(configuration)] : [])].join(', ');
}
