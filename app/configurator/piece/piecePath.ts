import {areKlivChoices, findChoicesByValues, getSelectedOptions} from './choice';
import {isKliv, toConfiguration, type Configuration} from './configuration';

/**
 * A configuration as one segment of a path: `200x90-b98a56` in cm, `500x300-f1ede1-indoor` in mm. The colour is followed by the
 * option values, in the order of `listAllChoices`. Each configuration has exactly one path.
 */
export function configurationPath(configuration: Configuration): string {
  const {width, color, choices} = configuration;
  const size = isKliv(configuration) ? [width, configuration.height] : [configuration.length, width];
  const optionValues = getSelectedOptions(choices).map(({option}) => option.value);
  return [size.join('x'), color.value.slice(1), ...optionValues].join('-');
}

const pathPattern = /^(\d{1,6})x(\d{1,6})-([0-9a-f]{6})((?:-[a-z]{1,20})*)$/;

/** Parses the result of `configurationPath`; `undefined` for any other text. */
export function readConfigurationPath(segment: string): Configuration | undefined {
  const [, first, second, colorDigits, optionValues = ''] = pathPattern.exec(segment) ?? [];
  const choices = findChoicesByValues(optionValues.split('-').slice(1));
  if (!choices) return undefined;
  const measures = areKlivChoices(choices)
    ? {isKlivProduct: true, width: Number(first), height: Number(second)}
    : {length: Number(first), width: Number(second)};
  const configuration = toConfiguration({...measures, color: {value: `#${colorDigits}`}, choices});
  return configuration && configurationPath(configuration) === segment ? configuration : undefined;
}
