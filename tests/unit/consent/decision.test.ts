import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  parseToolDecision,
  acceptAll,
  rejectAll,
  parseDecision,
  serialiseDecision,
  storageConsent,
  revokesConsent,
  type Decision,
} from '~/consent/decision';
import {consentSources} from '~/consent/settings';

const decision = fc.record<Decision>({functionality: fc.boolean(), analytics: fc.boolean(), marketing: fc.boolean()});
const day = 86_400_000;

describe('the kinds of cookies that another provider’s consent tool reports', () => {
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
  ])('are understood: %s means %s', (name, category) => {
    expect(parseToolDecision([name.toUpperCase()])).toEqual({...rejectAll, [category]: true});
  });

  it.each([[['strict', 'unclassified', 7, null]], [undefined], ['analytics'], [{analytics: true}]])(
    'count as no consent when they are %j',
    (names) => {
      expect(parseToolDecision(names)).toEqual(rejectAll);
    },
  );
});

describe('the consent that Google is told of', () => {
  it('is none without the visitor’s consent, and full with full consent', () => {
    expect(new Set(Object.values(storageConsent(rejectAll)))).toEqual(new Set(['denied']));
    expect(new Set(Object.values(storageConsent(acceptAll)))).toEqual(new Set(['granted']));
  });

  it('covers each kind of storage only with the consent to it', () => {
    fc.assert(
      fc.property(decision, (value) => {
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

describe('the decision that a visitor has stored', () => {
  it('counts for 180 days', () => {
    fc.assert(
      fc.property(decision, (value) => {
        const text = serialiseDecision(value, {now: 1000});
        expect(parseDecision(text, {now: 1000 + 180 * day - 1})).toEqual(value);
        expect(parseDecision(text, {now: 1000 + 180 * day})).toBeUndefined();
      }),
    );
  });

  it('counts in a browser that says no to tracking only if it was made with that signal on (Global Privacy Control, rule 16.14)', () => {
    fc.assert(
      fc.property(decision, (given) => {
        expect(parseDecision(serialiseDecision(given, {now: 1}), {now: 2, optOut: true})).toEqual(rejectAll);
        for (const optOut of [true, false]) {
          expect(parseDecision(serialiseDecision(given, {now: 1, optOut: true}), {now: 2, optOut})).toEqual(given);
        }
      }),
    );
    for (const text of [null, '{', '{"at":5,"analytics":true}'])
      expect(parseDecision(text, {now: 2, optOut: true})).toEqual(rejectAll);
  });

  it('allows only what the visitor has said yes to', () => {
    expect(parseDecision('{"at":1,"analytics":"yes","marketing":1}', {now: 2})).toEqual(rejectAll);
    for (const text of [null, '', '{', 'null', '1', '[]', '{"analytics":true}', '{"at":5,"analytics":true}']) {
      expect(parseDecision(text, {now: 2}), String(text)).toBeUndefined();
    }
  });
});

it('a visitor who no longer allows something has withdrawn the consent to it', () => {
  fc.assert(
    fc.property(decision, (value) => {
      expect(revokesConsent(rejectAll, value)).toBe(false);
      expect(revokesConsent(value, value)).toBe(false);
      expect(revokesConsent(acceptAll, value)).toBe(!(value.functionality && value.analytics && value.marketing));
    }),
  );
});

it('the browser may contact only the companies that the merchant has set up', () => {
  expect(consentSources({})).toEqual({scripts: [], connections: [], pictures: []});
  expect(consentSources({consentToolUrl: 'https://consent.example/a.js?b'}).scripts).toEqual([
    'https://consent.example',
  ]);
  expect(consentSources({analyticsId: 'G-1'}).scripts).toEqual(['https://www.googletagmanager.com']);
});
