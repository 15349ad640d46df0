import type {PropertyValue} from 'schema-dts';
import type {Offer} from '~/configurator/rules/offer';
import {linkTemplate, getOptions} from '~/configurator/rules/options';
import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';

/** Only the worker needs them. */
const messages = defineMessages({
  de: {deliveryTime: 'Lieferzeit', link: 'Link zum Stück mit Preis', by: 'Bestellbar nur über die Seite dieses Links.'},
  en: {
    deliveryTime: 'Delivery time',
    link: 'Link to the piece and its price',
    by: 'Ordered by the page of this link only.',
  },
});

/** Codes of UN/CEFACT. */
const unitCodes = {cm: 'CMT', mm: 'MMT'} as const;

/**
 * What is chosen of a made-to-measure piece, as search engines and programs read it (rule 2.25): ranges, woods with the value that
 * their link has, delivery time, and the form of the link. `url` is that of the product's page.
 */
export function pieceProperties(
  offer: Offer,
  {url, deliveryTime, language}: {url: string; deliveryTime?: string; language: Language},
): PropertyValue[] {
  const t = messages[language];
  const options = getOptions(offer, language);
  const property = (value: Omit<PropertyValue, '@type'>) => ({'@type': 'PropertyValue' as const, ...value}) as const;
  return [
    ...options.measures.map(({name, label, unit, min, max, text}) =>
      property({
        name: label,
        propertyID: name,
        minValue: min,
        maxValue: max,
        unitCode: unitCodes[unit],
        description: text,
      }),
    ),
    ...options.values.map(({name, label, values}) =>
      property({name: label, propertyID: name, value: values.map((choice) => `${choice.value}: ${choice.label}`)}),
    ),
    ...(deliveryTime ? [property({name: t.deliveryTime, value: deliveryTime})] : []),
    property({name: t.link, propertyID: 'link', value: url + linkTemplate(options), description: t.by}),
  ];
}
