import {isKliv, type Configuration} from './configuration';

/** The query, without its question mark, under which the product's page opens with this configuration. */
export function configurationQuery(configuration: Configuration): string {
  const {color, width, choices} = configuration;
  const measures = isKliv(configuration)
    ? {width, height: configuration.height}
    : {length: configuration.length, width};
  const query = {color: color.value.slice(1), ...measures, ...choices};
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
}
