import type {Choice, Choices, Option} from '../families/choice';
import type {FamilyName} from '../families/families';
import {sideboardChoices} from '../families/sideboard/choices';
import type {Construction} from './construction';

/** Where a planter will stand (rule 12.1). */
const environment: Choice = {
  name: 'environment',
  label: {de: 'Verwendung', en: 'Use'},
  options: [
    {value: 'indoor', label: {de: 'Innen', en: 'Indoor'}},
    {value: 'outdoor', label: {de: 'Außen', en: 'Outdoor'}},
  ],
};

/**
 * The choices of each family, in the order in which a form shows them. They stand apart from the families: every page reads the
 * cart's cookie, and doesn't load how furniture is built.
 */
const choicesByFamily = {
  table: [],
  desk: [],
  bench: [],
  shelf: [],
  wardrobe: [],
  sideboard: sideboardChoices,
  board: [],
  planter: [environment],
} satisfies Record<FamilyName, readonly Choice[]>;

export function choicesOf({construction}: {construction: Construction | null}): readonly Choice[] {
  return construction ? choicesByFamily[construction.type] : [];
}

/** Every choice that any family has, once. */
export const allChoices = (): Choice[] => [...new Set(Object.values(choicesByFamily).flat())];

/** Whether these are choices of KLIV, which is the only planter. */
export const areKlivChoices = (choices: Choices): boolean => choicesByFamily.planter.some(({name}) => name in choices);

/** The chosen options with their choices, whichever product has them. */
export function selectedOptions(choices: Choices): {choice: Choice; option: Option}[] {
  return allChoices().flatMap((choice) => {
    const option = choice.options.find(({value}) => value === choices[choice.name]);
    return option ? [{choice, option}] : [];
  });
}

/**
 * Choices that come from outside, in the order of `allChoices`. `undefined` if one of them has an unknown value; what isn't
 * a choice is left behind.
 */
export function readChoices(data: unknown): Choices | undefined {
  const given = (data ?? {}) as Record<string, unknown>;
  const named = allChoices().filter(({name}) => given[name] !== undefined);
  const read: Record<string, string> = {};
  for (const {name, options} of named) {
    const option = options.find(({value}) => value === given[name]);
    if (!option) return undefined;
    read[name] = option.value;
  }
  return read;
}

/** The choices that these values are of; `undefined` if one is no option of any choice. */
export function choicesOfValues(values: readonly string[]): Choices | undefined {
  const entries = values.map((value) => {
    const choice = allChoices().find(({options}) => options.some((option) => option.value === value));
    return [choice?.name, value] as const;
  });
  return entries.some(([name]) => name === undefined) ? undefined : readChoices(Object.fromEntries(entries));
}

/** Every way to decide some choices. */
export function combinationsOf(choices: readonly Choice[]): Choices[] {
  return choices.reduce<Choices[]>(
    (combinations, {name, options}) =>
      combinations.flatMap((combination) => options.map(({value}) => ({...combination, [name]: value}))),
    [{}],
  );
}

interface Selectable {
  construction: Construction | null;
  colors: readonly {value: string}[];
}

/** Whether a product has this colour, and these choices and no others. */
export function offersSelection(offer: Selectable, selected: {color: {value: string}; choices: Choices}): boolean {
  const choices = choicesOf(offer);
  return (
    offer.colors.some(({value}) => value === selected.color.value) &&
    Object.keys(selected.choices).length === choices.length &&
    choices.every(({name, options}) => options.some(({value}) => value === selected.choices[name]))
  );
}
