import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  choiceOfTool,
  everything,
  nothing,
  parseChoice,
  serialiseChoice,
  storageConsent,
  withdraws,
  type Choice,
} from '~/consent/choice';
import {consentSources} from '~/consent/settings';

const choice = fc.record<Choice>({functionality: fc.boolean(), analytics: fc.boolean(), marketing: fc.boolean()});
const day = 86_400_000;

describe('the categories of a consent tool', () => {
  it.each([
    ['performance', 'analytics'],
    ['statistics', 'analytics'],
    ['analytics', 'analytics'],
    ['targeting', 'marketing'],
    ['marketing', 'marketing'],
    ['advertising', 'marketing'],
    ['ads', 'marketing'],
    ['functionality', 'functionality'],
    ['preferences', 'functionality'],
  ])('%s is %s', (name, category) => {
    expect(choiceOfTool([name.toUpperCase()])).toEqual({...nothing, [category]: true});
  });

  it.each([[['strict', 'unclassified', 7, null]], [undefined], ['analytics'], [{analytics: true}]])(
    '%j allows nothing',
    (names) => {
      expect(choiceOfTool(names)).toEqual(nothing);
    },
  );
});

describe('Google’s storage types', () => {
  it('are all denied without consent and all granted with every one', () => {
    expect(new Set(Object.values(storageConsent(nothing)))).toEqual(new Set(['denied']));
    expect(new Set(Object.values(storageConsent(everything)))).toEqual(new Set(['granted']));
  });

  it('follow their category', () => {
    fc.assert(
      fc.property(choice, (given) => {
        const consent = storageConsent(given);
        expect(consent.analytics_storage === 'granted').toBe(given.analytics);
        for (const type of ['ad_storage', 'ad_user_data', 'ad_personalization'] as const) {
          expect(consent[type] === 'granted').toBe(given.marketing);
        }
        expect(consent.functionality_storage === 'granted').toBe(given.functionality);
      }),
    );
  });
});

describe('a stored choice', () => {
  it('is read back for 180 days', () => {
    fc.assert(
      fc.property(choice, (given) => {
        const text = serialiseChoice(given, 1000);
        expect(parseChoice(text, 1000 + 180 * day - 1)).toEqual(given);
        expect(parseChoice(text, 1000 + 180 * day)).toBeUndefined();
      }),
    );
  });

  it('allows only what is stored as true', () => {
    expect(parseChoice('{"at":1,"analytics":"yes","marketing":1}', 2)).toEqual(nothing);
    for (const text of [null, '', '{', 'null', '1', '[]', '{"analytics":true}', '{"at":5,"analytics":true}']) {
      expect(parseChoice(text, 2), String(text)).toBeUndefined();
    }
  });
});

it('a withdrawal is anything that was allowed and no longer is', () => {
  fc.assert(
    fc.property(choice, (given) => {
      expect(withdraws(nothing, given)).toBe(false);
      expect(withdraws(given, given)).toBe(false);
      expect(withdraws(everything, given)).toBe(!(given.functionality && given.analytics && given.marketing));
    }),
  );
});

it('the Content-Security-Policy allows only configured hosts', () => {
  expect(consentSources({})).toEqual({scripts: [], connections: [], pictures: []});
  expect(consentSources({scriptUrl: 'https://consent.example/a.js?b'}).scripts).toEqual(['https://consent.example']);
  expect(consentSources({analyticsId: 'G-1'}).scripts).toEqual(['https://www.googletagmanager.com']);
});
