import type {Configuration} from '~/configurator/rules/configuration';
import {dimensions} from '~/configurator/rules/describe';
import type {Seen} from './entries';

/** What an entry is called, without the store. */
export function entryName(seen: Seen | undefined, configuration: Configuration | undefined): string | undefined {
  return seen?.title ? [seen.title, ...(configuration ? [dimensions(configuration)] : [])].join(', ') : undefined;
}
