import type {PropertyValue} from 'schema-dts';
import {linkTemplate, getOptions} from '~/configurator/offer/options';
import type {Offer} from '~/configurator/offer/readOffer';
import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';

/** These texts aren't in `messages.ts`, because only the worker needs them. */
const messages = defineMessages({
  de: {
    deliveryTime: 'Lieferzeit',
    link: 'Link zum Stück mit Preis',
    orderNote: 'Bestellen können Sie das Stück nur auf der Seite, zu der dieser Link führt.',
  },
  en: {
    deliveryTime: 'Delivery time',
    link: 'Link to the piece and its price',
    orderNote: 'You can only order the piece on the page that this link opens.',
  },
});

/** Codes of UN/CEFACT. */
const unitCodes = {cm: 'CMT', mm: 'MMT'} as const;

/**
 * Lists the choices of a made-to-measure piece for search engines and programs (rule 2.25): ranges, woods with their values in the link,
 * delivery time, and the template of the link. `url` is that of the product's page.
 */
export function pieceProperties(
  offer: Offer,
  {url, deliveryTime, language}: {url: string; deliveryTime?: string; language: Language},
): PropertyValue[] {
  const t = messages[language];
  const options = getOptions(offer, language);
  const createProperty = (value: Omit<PropertyValue, '@type'>) =>
    ({'@type': 'PropertyValue' as const, ...value}) as const;
  return [
    ...options.measures.map(({name, label, unit, min, max, text}) =>
      createProperty({
        name: label,
        propertyID: name,
        minValue: min,
        maxValue: max,
        unitCode: unitCodes[unit],
        description: text,
      }),
    ),
    ...options.values.map(({name, label, values}) =>
      createProperty({
        name: label,
        propertyID: name,
        value: values.map((option) => `${option.value}: ${option.label}`),
      }),
    ),
    ...(deliveryTime ? [createProperty({name: t.deliveryTime, value: deliveryTime})] : []),
    createProperty({name: t.link, propertyID: 'link', value: url + linkTemplate(options), description: t.orderNote}),
  ];
}
