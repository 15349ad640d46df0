import {isKliv, toConfiguration, type Configuration} from './configuration';

/**
 * A configuration as one segment of a path: `200x90-b98a56` in cm, `500x300-f1ede1-indoor` in mm. Each configuration has
 * one spelling.
 */
export function configurationPath(configuration: Configuration): string {
  const {width, color} = configuration;
  const size = isKliv(configuration) ? [width, configuration.height] : [configuration.length, width];
  const use = isKliv(configuration) ? [configuration.environment] : [];
  return [size.join('x'), color.value.slice(1), ...use].join('-');
}

const spelling = /^(\d{1,6})x(\d{1,6})-([0-9a-f]{6})(?:-(indoor|outdoor))?$/;

/** The configuration of a path's segment; `undefined` for everything that `configurationPath` doesn't write. */
export function readConfigurationPath(segment: string): Configuration | undefined {
  const [, first, second, digits, environment] = spelling.exec(segment) ?? [];
  const color = {value: `#${digits}`};
  const size = [Number(first), Number(second)] as const;
  const configuration = toConfiguration(
    environment
      ? {isKlivProduct: true, width: size[0], height: size[1], color, environment}
      : {color, length: size[0], width: size[1]},
  );
  return configuration && configurationPath(configuration) === segment ? configuration : undefined;
}
