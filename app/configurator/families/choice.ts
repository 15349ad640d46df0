import type {Language} from '~/i18n/language';

/** `value` is `[a-z]+` and stands in addresses; no other option of any choice has it. */
export interface Option {
  value: string;
  label: Record<Language, string>;
}

/** What a shopper decides about a piece beside its measures and its colour. `name` is `[a-z]+`, and no field of a form. */
export interface Choice {
  name: string;
  label: Record<Language, string>;
  /** The first one is the default. */
  options: readonly [Option, ...Option[]];
}

/** The value of the chosen option by the name of its choice. */
export type Choices = Readonly<Record<string, string>>;
