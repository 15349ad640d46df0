import {beforeAll, describe} from 'vitest';
import type {FieldRecord, Localized, StoreContent} from 'demo-store/model';
import {findsEach} from '../../../../support/plantedFaults';
import {loadGoodContent, mostMadeToMeasure, withoutProducts} from '../../../../support/stores';

let good: StoreContent;
beforeAll(async () => {
  good = withoutProducts(await loadGoodContent(), mostMadeToMeasure);
});

const untranslate = (text: Localized) => void (text.EN = text.DE);

describe('store:check of the content in Shopify', () => {
  findsEach(
    () => good,
    [
      [
        'entries without a position of their own in the lists',
        {
          content: ({metaobjects}) => {
            const [first, second, third] = metaobjects.filter(({type}) => type === 'leistungen');
            if (first && second) first.fields.reihenfolge = second.fields.reihenfolge as FieldRecord;
            delete third?.fields.reihenfolge;
          },
        },
        /No place of their own in the lists, of leistungen: ladenbau, ausstellungsbau, bueroeinrichtung/,
      ],
      [
        'an entry that is not translated',
        {
          content: ({metaobjects}) => {
            const faq = metaobjects.find(({type}) => type === 'faq');
            for (const field of Object.values(faq?.fields ?? {}))
              if ('value' in field && typeof field.value !== 'string') untranslate(field.value);
          },
        },
        /Not translated into English, of faq/,
      ],
      [
        'an empty imprint',
        {
          content: ({metaobjects}) => {
            const settings = metaobjects.find(({type}) => type === 'einstellungen_global');
            if (settings) settings.fields.impressum = {type: 'rich_text_field', value: '{"type":"root","children":[]}'};
          },
        },
        /imprint is empty/,
      ],
      [
        'a page without its entry',
        {content: (content) => void (content.metaobjects = content.metaobjects.filter(({type}) => type !== 'about'))},
        /sees no entry of about/,
      ],
    ],
  );
});
