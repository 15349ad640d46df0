import {beforeAll, describe} from 'vitest';
import type {MetaobjectDefinitionRecord, StoreContent} from 'demo-store/model';
import {findsEach} from '../../../../support/plantedFaults';
import {loadGoodContent, mostMadeToMeasure, withoutProducts} from '../../../../support/stores';

let good: StoreContent;
beforeAll(async () => {
  good = withoutProducts(await loadGoodContent(), mostMadeToMeasure);
});

const definition = (content: StoreContent, type: string) =>
  content.definitions.metaobjects.find((candidate) => candidate.type === type) as MetaobjectDefinitionRecord;

describe('store:check of the kinds of content in Shopify', () => {
  findsEach(
    () => good,
    [
      [
        'a definition that is missing',
        {
          content: ({definitions}) =>
            void (definitions.metaobjects = definitions.metaobjects.filter(({type}) => type !== 'faq')),
        },
        /metaobject definition faq is missing/,
      ],
      [
        'closed storefront access',
        {content: (content) => void (definition(content, 'jobs').storefrontAccess = false)},
        /may not read jobs/,
      ],
      [
        'a type without translation',
        {content: (content) => void (definition(content, 'jobs').translatable = false)},
        /jobs can't be translated/,
      ],
      [
        'a metafield that is missing',
        {
          content: ({definitions}) =>
            void (definitions.metafields = definitions.metafields.filter(({key}) => key !== 'masse')),
        },
        /metafield definition custom\.masse is missing/,
      ],
    ],
  );

  findsEach(
    () => good,
    [
      [
        'a field that is missing',
        {content: (content) => void definition(content, 'faq').fields.pop()},
        /faq lacks the fields reihenfolge/,
      ],
      [
        'a field of another type',
        {
          content: (content) => {
            const [field] = definition(content, 'faq').fields;
            if (field) field.type = 'multi_line_text_field';
          },
        },
        /faq\.frage is multi_line_text_field, and has to be single_line_text_field/,
      ],
      [
        'a metafield of variants that is missing',
        {
          content: ({definitions}) =>
            void (definitions.metafields = definitions.metafields.filter(({ownerType}) => ownerType === 'PRODUCT')),
        },
        /metafield definition custom\.niedrigster_preis_30_tage \(variants\) is missing/,
      ],
      [
        'a closed metafield',
        {
          content: ({definitions}) =>
            definitions.metafields.forEach((field) => void (field.storefrontAccess = field.key !== 'masse')),
        },
        /may not read the metafield custom\.masse/,
      ],
    ],
  );
});
