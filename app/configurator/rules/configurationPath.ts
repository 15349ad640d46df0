import {areKlivChoices, choicesByValues, selectedOptions} from './choice';
import {isKliv, toConfiguration, type Configuration} from './configuration';

/**
 * A configuration as one segment of a path: `200x90-b98a56` in cm, `500x300-f1ede1-indoor` in mm. The colour is followed by the
 * option values, in the order of `allChoices`. Each configuration has one spelling.
 */
export function configurationPath(configuration: Configuration): string {
  const {width, color, choices} = configuration;
  const size = isKliv(configuration) ? [width, configuration.height] : [configuration.length, width];
  const values = selectedOptions(choices).map(({option}) => option.value);
  return [size.join('x'), color.value.slice(1), ...values].join('-');
}

const spelling = /^(\d{1,6})x(\d{1,6})-([0-9a-f]{6})((?:-[a-z]{1,20})*)$/;

/** Parses what `configurationPath` writes; `undefined` for everything else. */
export function readConfigurationPath(segment: string): Configuration | undefined {
  const [, first, second, digits, values = ''] = spelling.exec(segment) ?? [];
  const choices = choicesByValues(values.split('-').slice(1));
  if (!choices) return undefined;
  const size = [Number(first), Number(second)] as const;
  const measures = areKlivChoices(choices)
    ? {isKlivProduct: true, width: size[0], height: size[1]}
    : {length: size[0], width: size[1]};
  const configuration = toConfiguration({...measures, color: {value: `#${digits}`}, choices});
  return configuration && configurationPath(configuration) === segment ? configuration : undefined;
}
