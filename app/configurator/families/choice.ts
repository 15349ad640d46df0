import type {Language} from '~/i18n/language';

/** `value` matches `[a-z]+` and is unique among the options of all choices, because it stands alone in URLs. */
export interface Option {
  value: string;
  label: Record<Language, string>;
}

/** What a shopper decides beside measures and colour. `name` matches `[a-z]+` and differs from the form's own fields. */
export interface Choice {
  name: string;
  label: Record<Language, string>;
  /** The first one is the default. */
  options: readonly [Option, ...Option[]];
}

/** The value of the chosen option by the name of its choice. */
export type Choices = Readonly<Record<string, string>>;
