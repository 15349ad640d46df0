import {describe, expect, it} from 'vitest';
import {loadContent} from '../load';
import type {Language, Localized} from 'demo-store/model';

const content = await loadContent();

interface Text {
  place: string;
  text: Localized;
}

const fields: Text[] = content.metaobjects.flatMap(({type, handle, fields: all}) =>
  Object.entries(all).flatMap(([key, field]) =>
    'value' in field && typeof field.value !== 'string' && !field.type.startsWith('list.')
      ? [{place: `${type}/${handle}.${key}`, text: field.value}]
      : [],
  ),
);

const products: Text[] = content.products.flatMap(({handle, title, descriptionHtml, seo, metafields, options}) => [
  {place: `${handle}.title`, text: title},
  {place: `${handle}.descriptionHtml`, text: descriptionHtml},
  {place: `${handle}.meta_titel`, text: seo.title},
  {place: `${handle}.meta_beschreibung`, text: seo.description},
  ...metafields.flatMap(({key, field}) =>
    'value' in field && typeof field.value !== 'string' ? [{place: `${handle}.${key}`, text: field.value}] : [],
  ),
  ...options.flatMap(({name, values}) => [name, ...values].map((text) => ({place: `${handle}.options`, text}))),
]);

const rest: Text[] = [
  ...content.policies.flatMap(({handle, title, body}) => [
    {place: `${handle}.title`, text: title},
    {place: `${handle}.body`, text: body},
  ]),
  ...content.collections.flatMap(({handle, title, descriptionHtml}) => [
    {place: `${handle}.title`, text: title},
    {place: `${handle}.descriptionHtml`, text: descriptionHtml},
  ]),
];

const texts = [...fields, ...products, ...rest];
const languages: Language[] = ['DE', 'EN'];

/** The words alone: without tags, attributes, and the JSON of rich text. */
function visible(text: string): string {
  if (!text.startsWith('{"type":"root"')) return text.replace(/<[^>]+>/g, ' ');
  return [...text.matchAll(/"value":"((?:[^"\\]|\\.)*)"/g)].map(([, value]) => value).join(' ');
}

const offenders = (wrong: (text: string) => boolean) =>
  texts.flatMap(({place, text}) =>
    languages.filter((language) => wrong(visible(text[language]))).map((language) => `${place} ${language}`),
  );

describe('every text of the studio', () => {
  it('exists in both languages', () => {
    expect(offenders((text) => text.trim() === '')).toEqual([
      'topbar/platzhalter.message DE',
      'topbar/platzhalter.message EN',
    ]);
  });

  it('has real quotation marks, dashes and ellipses', () => {
    expect(offenders((text) => /["']|\.\.\.|\s-\s|--/.test(text))).toEqual([]);
  });

  it('is a real text, not a filler', () => {
    expect(offenders((text) => /lorem|ipsum|todo|tbd|xxx/i.test(text))).toEqual([]);
  });

  it('uses the quotation marks of its language', () => {
    const wrong = texts.filter(({text}) => /[‘”]/.test(visible(text.DE)) || /[„“”]/.test(visible(text.EN)));
    expect(wrong.map(({place}) => place)).toEqual([]);
  });

  it('is translated, and not the same in both languages', () => {
    const same = texts.filter(({text}) => text.DE === text.EN && text.DE.split(' ').length > 4 && !/\d/.test(text.DE));
    expect(same.map(({place}) => place)).toEqual([]);
  });
});

describe('the headings in the studio’s longer texts', () => {
  const isRichText = (text: string) => text.startsWith('{"type":"root"');
  const levels = (text: string) =>
    [...text.matchAll(/"type":"heading","level":(\d)|<h(\d)/g)].map(([, level, html]) => Number(level ?? html));

  it('skip no level, so that a screen reader can follow them', () => {
    const structured = texts.filter(({text}) => isRichText(text.DE) || text.DE.includes('<h2'));
    expect(structured.filter(({text}) => levels(text.DE).length > 0).length).toBeGreaterThan(8);
    const wrong = structured.filter(({place, text}) =>
      languages.some((language) => {
        const above = place.startsWith('jobs/') ? 2 : 1;
        return levels(text[language]).some((level, i, all) => level <= above || level > (all[i - 1] ?? above) + 1);
      }),
    );
    expect(wrong.map(({place}) => place)).toEqual([]);
  });
});

it('the introduction of the studio’s home page has 25 to 35 words', () => {
  const [text] = fields.filter(({place}) => place === 'about/about.text');
  for (const language of languages) {
    const words = text?.text[language].trim() ?? '';
    expect(words).toMatch(/\.$/);
    expect(words.split(/\s+/).length, language).toBeGreaterThanOrEqual(25);
    expect(words.split(/\s+/).length, language).toBeLessThanOrEqual(35);
  }
});

it('the studio’s German texts address the reader as Sie', () => {
  const familiar = /\b(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?)\b/i;
  expect(texts.filter(({text}) => familiar.test(visible(text.DE))).map(({place}) => place)).toEqual([]);
});

describe('the titles and descriptions of the studio’s pages in search engines', () => {
  const metas = texts.filter(({place}) => /\.meta_/.test(place));

  it('have at most 60 characters in each title, and no title twice', () => {
    const titles = metas.filter(({place}) => place.endsWith('meta_titel'));
    expect(titles.length).toBeGreaterThan(50);
    for (const language of languages) {
      expect(titles.filter(({text}) => text[language].length > 60).map(({place}) => place)).toEqual([]);
      expect(new Set(titles.map(({text}) => text[language])).size).toBe(titles.length);
    }
  });

  it('include descriptions of 120 to 155 characters', () => {
    const wrong = metas
      .filter(({place}) => place.endsWith('meta_beschreibung'))
      .flatMap(({place, text}) =>
        languages
          .filter((language) => text[language].length < 120 || text[language].length > 155)
          .map((language) => `${place} ${language}: ${text[language].length}`),
      );
    expect(wrong).toEqual([]);
  });
});

it('the studio, which is invented, has no real phone number and no real web address', () => {
  const all = JSON.stringify(content);
  const phones = all.match(/\+49[\d ]{6,}/g) ?? [];
  expect(phones.length).toBeGreaterThan(4);
  // The Bundesnetzagentur keeps 0171 39200 00 to 99 for films and novels. It keeps none for Düsseldorf and Leipzig.
  expect(phones.filter((phone) => !/^\+4917139200\d\d$/.test(phone.replace(/ /g, '')))).toEqual([]);
  const hosts = [...all.matchAll(/(?:https?:\/\/|@)([\w.-]+\.\w+)/g)].map(([, host]) => host);
  expect(hosts.filter((host) => !host?.endsWith('.example'))).toEqual([]);
});
