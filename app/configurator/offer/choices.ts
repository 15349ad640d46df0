import {choicesByFamily} from 'joinery/families/choices';
import type {Choice, Choices, Option} from 'joinery/families/family';
import type {Construction} from 'joinery/families/construction';

/** The choices of a product, in the order of the form. */
export function getChoices({construction}: {construction: Construction | null}): readonly Choice[] {
  return construction ? choicesByFamily[construction.type] : [];
}

export const listAllChoices = (): Choice[] => [...new Set(Object.values(choicesByFamily).flat())];

/** Only KLIV has the choices of the planter. */
export const areKlivChoices = (choices: Choices): boolean => choicesByFamily.planter.some(({name}) => name in choices);

/** The chosen options with their choices, independent of the product. */
export function getSelectedOptions(choices: Choices): {choice: Choice; option: Option}[] {
  return listAllChoices().flatMap((choice) => {
    const option = choice.options.find(({value}) => value === choices[choice.name]);
    return option ? [{choice, option}] : [];
  });
}

/**
 * Parses untrusted choices, in the order of `listAllChoices`. `undefined` if one has an unknown value; unknown properties are ignored.
 */
export function readChoices(data: unknown): Choices | undefined {
  const values = (data ?? {}) as Record<string, unknown>;
  const presentChoices = listAllChoices().filter(({name}) => values[name] !== undefined);
  const choices: Record<string, string> = {};
  for (const {name, options} of presentChoices) {
    const option = options.find(({value}) => value === values[name]);
    if (!option) return undefined;
    choices[name] = option.value;
  }
  return choices;
}

/** Finds the choices of option values; `undefined` if a value is unknown. */
export function findChoicesByValues(values: readonly string[]): Choices | undefined {
  const entries = values.map((value) => {
    const choice = listAllChoices().find(({options}) => options.some((option) => option.value === value));
    return [choice?.name, value] as const;
  });
  return entries.some(([name]) => name === undefined) ? undefined : readChoices(Object.fromEntries(entries));
}

/** Lists every combination of options. */
export function listCombinations(choices: readonly Choice[]): Choices[] {
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

/** Whether a product has this colour and exactly these choices. */
export function offersSelection(offer: Selectable, selection: {color: {value: string}; choices: Choices}): boolean {
  const choices = getChoices(offer);
  return (
    offer.colors.some(({value}) => value === selection.color.value) &&
    Object.keys(selection.choices).length === choices.length &&
    choices.every(({name, options}) => options.some(({value}) => value === selection.choices[name]))
  );
}
