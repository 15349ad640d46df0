import type {Language} from '~/i18n/language';
import {
  limitsText,
  getLargest,
  getSmallest,
  type MeasureName,
  type AvailableValues,
  type Unit,
} from './availableValues';
import {getChoices} from './choices';
import {getMeasureName, getNames} from './names';
import {messages} from './messages';
import type {Offer} from './readOffer';

/** A measure that somebody chooses. `min`, `max` and `step` are in `unit`. */
interface MeasureOption {
  /** The parameter of the piece's link. */
  name: MeasureName;
  label: string;
  unit: Unit;
  min: number;
  max: number;
  step: number;
  /** The available values in words; there may be gaps between `min` and `max`. */
  text: string;
}

/** A choice of one value: wood, colour, kind of front. */
interface ValueOption {
  /** The parameter of the piece's link. */
  name: string;
  label: string;
  /** `value` is for the link, `label` is its name. */
  values: {value: string; label: string}[];
}

/** Lists everything that can be chosen, as the parameters of a piece's link, for programs (rule 22.2). */
export function getOptions(offer: Offer, language: Language): {measures: MeasureOption[]; values: ValueOption[]} {
  const t = messages[language];
  const names = getNames(offer);
  const unit = offer.kind === 'kliv' ? 'mm' : 'cm';
  const toMeasureOption = (name: MeasureName, available: AvailableValues): MeasureOption => ({
    name,
    label: t[getMeasureName(name, names)],
    unit,
    min: getSmallest(available),
    max: getLargest(available),
    step: available.step,
    text: limitsText(available, unit, language),
  });
  const width = toMeasureOption('width', offer.width);
  return {
    measures:
      offer.kind === 'kliv'
        ? [width, toMeasureOption('height', offer.height)]
        : [toMeasureOption('length', offer.length), width],
    values: [
      {
        name: 'color',
        label: t[names.finish],
        values: offer.colors.map(({value, name}) => ({value: value.slice(1), label: name})),
      },
      ...getChoices(offer).map(({name, label, options}) => ({
        name,
        label: label[language],
        values: options.map((option) => ({value: option.value, label: option.label[language]})),
      })),
    ],
  };
}

/** The query of a piece's link with a placeholder for each parameter: `?length={length}&width={width}&color={color}`. */
export function linkTemplate({measures, values}: ReturnType<typeof getOptions>): string {
  return `?${[...measures, ...values].map(({name}) => `${name}={${name}}`).join('&')}`;
}
