import type {StoreContent} from 'demo-store/model';
import {loadContent} from '../../studio/load';

declare global {
  var studioContent: Promise<StoreContent> | undefined;
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

/**
 * The studio's content. To read it takes as long as most tests of a file, so all files of a process share it, though they share no
 * module; nobody can change it.
 */
export const loadStudio = (): Promise<StoreContent> => (globalThis.studioContent ??= loadContent().then(freeze));
