import {manyLines, oneLine} from '~/mail/cleaning';

/** What a form of the cart asks for beside its lines. Only the worker reads these: no page shows their outcome ahead. */
export type StoreIntent =
  | {type: 'discount'; code: string}
  | {type: 'removeDiscount'}
  /** Without a `note` nothing was changed, and the saved one stays. */
  | {type: 'note'; note?: string}
  | {type: 'openLink'; lines: string; replace: boolean};

/** Reads a posted form; `undefined` for one that asks for something else. */
export function readStoreIntent(form: FormData): StoreIntent | undefined {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  // A button of the checkout's form saves the note alone.
  if (text('only') === 'note') return {type: 'note', note: noteOf(form)};
  switch (text('intent')) {
    case 'discount':
      return {type: 'discount', code: oneLine(text('code'))};
    case 'removeDiscount':
      return {type: 'removeDiscount'};
    case 'note':
      return {type: 'note', note: noteOf(form)};
    case 'openLink':
      return {type: 'openLink', lines: text('lines'), replace: text('mode') === 'replace'};
    default:
      return undefined;
  }
}

/**
 * The note that a form carries, without what nobody sees. `undefined` in a form without one, and where it still is what the
 * page has shown (`noteShown`): another tab may have saved a note since (rule 13.20).
 */
export function noteOf(form: FormData): string | undefined {
  const note = form.get('note');
  const shown = form.get('noteShown');
  if (typeof note !== 'string') return undefined;
  const written = manyLines(note);
  return typeof shown === 'string' && manyLines(shown) === written ? undefined : written;
}
