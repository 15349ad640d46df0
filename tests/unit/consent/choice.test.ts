import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  parseToolChoice,
  acceptAll,
  rejectAll,
  parseChoice,
  serialiseChoice,
  storageConsent,
  revokesConsent,
  type Choice,
} from '~/consent/choice';
import {consentSources} from '~/consent/settings';

const choice = fc.record<Choice>({functionality: fc.boolean(), analytics: fc.boolean(), marketing: fc.boolean()});
const day = 86_400_000;

describe('the categories that an external consent tool reports', () => {
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
  ])('map %s to %s', (name, category) => {
    expect(parseToolChoice([name.toUpperCase()])).toEqual({...rejectAll, [category]: true});
  });

  it.each([[['strict', 'unclassified', 7, null]], [undefined], ['analytics'], [{analytics: true}]])(
    'grant no consent when they are %j',
    (names) => {
      expect(parseToolChoice(names)).toEqual(rejectAll);
    },
  );
});

describe('the consent sent to Google', () => {
  it('denies every storage type without consent, and grants all with full consent', () => {
    expect(new Set(Object.values(storageConsent(rejectAll)))).toEqual(new Set(['denied']));
    expect(new Set(Object.values(storageConsent(acceptAll)))).toEqual(new Set(['granted']));
  });

  it('grants each storage type with its category', () => {
    fc.assert(
      fc.property(choice, (value) => {
        const consent = storageConsent(value);
        expect(consent.analytics_storage === 'granted').toBe(value.analytics);
        for (const type of ['ad_storage', 'ad_user_data', 'ad_personalization'] as const) {
          expect(consent[type] === 'granted').toBe(value.marketing);
        }
        expect(consent.functionality_storage === 'granted').toBe(value.functionality);
      }),
    );
  });
});

describe('the choice that a visitor has stored', () => {
  it('is read back for 180 days', () => {
    fc.assert(
      fc.property(choice, (value) => {
        const text = serialiseChoice(value, {now: 1000});
        expect(parseChoice(text, {now: 1000 + 180 * day - 1})).toEqual(value);
        expect(parseChoice(text, {now: 1000 + 180 * day})).toBeUndefined();
      }),
    );
  });

  it('counts for a browser with Global Privacy Control only if it was made with the signal on (rule 16.14)', () => {
    fc.assert(
      fc.property(choice, (given) => {
        expect(parseChoice(serialiseChoice(given, {now: 1}), {now: 2, optOut: true})).toEqual(rejectAll);
        for (const optOut of [true, false]) {
          expect(parseChoice(serialiseChoice(given, {now: 1, optOut: true}), {now: 2, optOut})).toEqual(given);
        }
      }),
    );
    for (const text of [null, '{', '{"at":5,"analytics":true}'])
      expect(parseChoice(text, {now: 2, optOut: true})).toEqual(rejectAll);
  });

  it('allows only the categories that are stored as true', () => {
    expect(parseChoice('{"at":1,"analytics":"yes","marketing":1}', {now: 2})).toEqual(rejectAll);
    for (const text of [null, '', '{', 'null', '1', '[]', '{"analytics":true}', '{"at":5,"analytics":true}']) {
      expect(parseChoice(text, {now: 2}), String(text)).toBeUndefined();
    }
  });
});

it('a choice that no longer allows a category is a withdrawal', () => {
  fc.assert(
    fc.property(choice, (value) => {
      expect(revokesConsent(rejectAll, value)).toBe(false);
      expect(revokesConsent(value, value)).toBe(false);
      expect(revokesConsent(acceptAll, value)).toBe(!(value.functionality && value.analytics && value.marketing));
    }),
  );
});

it('the Content-Security-Policy allows only the hosts that are configured', () => {
  expect(consentSources({})).toEqual({scripts: [], connections: [], pictures: []});
  expect(consentSources({scriptUrl: 'https://consent.example/a.js?b'}).scripts).toEqual(['https://consent.example']);
  expect(consentSources({analyticsId: 'G-1'}).scripts).toEqual(['https://www.googletagmanager.com']);
});
