import {oneLine} from '~/mail/cleaning';

/** What a form of the cart asks for beside its lines. Only the worker reads these: no page shows their outcome ahead. */
export type StoreIntent =
  | {type: 'discount'; code: string}
  | {type: 'removeDiscount'}
  /** Nothing but to keep what was written, and then to go to a path of the site. */
  | {type: 'save'; to?: string}
  | {type: 'openLink'; lines: string; replace: boolean};

/** Reads a posted form; `undefined` for one that asks for something else. */
export function readStoreIntent(form: FormData): StoreIntent | undefined {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  switch (text('intent')) {
    case 'discount':
      return {type: 'discount', code: oneLine(text('code'))};
    case 'removeDiscount':
      return {type: 'removeDiscount'};
    case 'save':
      return {type: 'save', ...(form.has('to') && {to: text('to')})};
    case 'openLink':
      return {type: 'openLink', lines: text('lines'), replace: text('mode') === 'replace'};
    default:
      return undefined;
  }
}
