import {describe, expect, it} from 'vitest';
import {loadContent} from '../load';
import {entryTypes, listTypes} from '../loader/entryTypes';
import {singletonTypes} from '../loader/singletonTypes';
import type {FieldRecord, Localized, MetaobjectRecord} from 'demo-store/model';

const content = await loadContent();

const of = (type: string) => content.metaobjects.filter((entry) => entry.type === type);
const value = (entry: MetaobjectRecord, key: string) => {
  const field = entry.fields[key];
  return field && 'value' in field ? field.value : undefined;
};
const localized = (field: FieldRecord | undefined): Localized | undefined =>
  field && 'value' in field && typeof field.value !== 'string' ? field.value : undefined;

const landingPaths = [
  'innenarchitekt-duesseldorf',
  'tischler-duesseldorf',
  'tischler-wuppertal',
  'innenarchitekt-wuppertal',
  'innenarchitekt-koeln',
  'tischler-essen',
  'tischler-koeln',
  'innenarchitekt-essen',
  'tischlerei-koeln',
  'tischlerei-wuppertal',
  'tischlerei-essen',
  'innenarchitekt-leipzig',
];

describe('the studio’s content', () => {
  it.each([
    ['projekte', 11],
    ['leistungen', 6],
    ['prozesspunkte', 6],
    ['team', 6],
    ['testimonial', 7],
    ['jobs', 2],
    ['faq', 12],
    ['landingpage', 12],
    ['mentions', 3],
    ['awards_list', 3],
    ['articles_list', 4],
  ])('has enough entries of %s: at least %i', (type, least) => {
    expect(of(type).length).toBeGreaterThanOrEqual(least);
  });

  it.each([
    'about',
    'werkstatt',
    'prozess',
    'agb_text',
    'press_page_settings',
    'einstellungen_projekte',
    'einstellungen_shop',
    'einstellungen_jobs',
    'einstellungen_global',
    'einstellungen_kontakt',
  ])('has one entry of %s, named as the site expects it', (type) => {
    expect(of(type).map(({handle}) => handle)).toEqual([type.replaceAll('_', '-')]);
  });

  it('has the testimonials and the services that the pages show', () => {
    expect(of('testimonial')).toHaveLength(8);
    expect(of('leistungen')).toHaveLength(6);
  });

  it('has a page for each town where the studio works', () => {
    expect(
      of('landingpage')
        .map(({handle}) => handle)
        .sort(),
    ).toEqual([...landingPaths].sort());
  });

  it('has the steps of its way of working in their order', () => {
    expect(of('prozesspunkte').map((step) => localized(step.fields.prozesspunkt)?.DE)).toEqual([
      'Beratung und Bedarfsanalyse',
      'Entwurfsplanung und Konzeptentwicklung',
      'Ausführungs- und Detailplanung',
      'Produkt- und Möbelentwicklung',
      'Umsetzung in eigenen Werkstätten',
      'Baubegleitung',
    ]);
  });

  it('has its four legal texts and two menus', () => {
    expect(content.policies.map(({handle}) => handle).sort()).toEqual([
      'privacy-policy',
      'refund-policy',
      'shipping-policy',
      'terms-of-service',
    ]);
    expect(content.menus.map(({handle}) => handle)).toEqual(['main-menu', 'footer']);
  });
});

it.each(Object.entries({...entryTypes, ...listTypes, ...singletonTypes}))(
  'nothing that can be entered for %s is left unused',
  (type, fields) => {
    const used = new Set(of(type).flatMap((entry) => Object.keys(entry.fields)));
    expect(Object.keys(fields).filter((key) => !used.has(key))).toEqual([]);
  },
);

describe('the studio’s projects', () => {
  const projects = of('projekte');

  it('are from several years, and use every kind of picture, text and service', () => {
    const kinds = new Set(of('media_liste').map((block) => value(block, 'type')));
    expect([...kinds].sort()).toEqual(['double', 'large', 'single', 'text']);
    expect(new Set(projects.map((project) => value(project, 'jahr'))).size).toBeGreaterThanOrEqual(8);
    const services = projects.flatMap(({fields}) =>
      fields.leistung && 'references' in fields.leistung ? fields.leistung.references : [],
    );
    expect(new Set(services.map((service) => service.kind === 'metaobject' && service.handle)).size).toBe(6);
  });

  it('use each kind of picture and text as it is meant', () => {
    const needs = {text: ['text'], single: ['image'], large: ['image'], double: ['image_links', 'image_rechts']};
    for (const block of of('media_liste')) {
      const type = value(block, 'type') as keyof typeof needs;
      expect(Object.keys(block.fields).sort(), block.handle).toEqual(['type', ...needs[type]].sort());
    }
  });
});

it('each short label of a service belongs to a point of its description', () => {
  for (const service of of('leistungen')) {
    const tags = localized(service.fields.tags);
    const bullets =
      service.fields.kategorien && 'references' in service.fields.kategorien
        ? service.fields.kategorien.references
        : [];
    const titles = bullets
      .flatMap((bullet) =>
        of('kategorien').filter(({handle}) => bullet.kind === 'metaobject' && handle === bullet.handle),
      )
      .map(({fields}) => localized(fields.titel));
    expect(JSON.parse(tags?.DE ?? '[]'), service.handle).toEqual(titles.map((title) => title?.DE));
    expect(JSON.parse(tags?.EN ?? '[]'), service.handle).toEqual(titles.map((title) => title?.EN));
  }
});

it('imprint and terms together use every kind of formatting', () => {
  for (const field of [of('einstellungen_global')[0]?.fields.impressum, of('agb_text')[0]?.fields.text]) {
    for (const json of Object.values(localized(field) ?? {DE: '', EN: ''})) {
      for (const part of [
        '"heading","level":2',
        '"heading","level":3',
        '"paragraph"',
        '"unordered"',
        '"ordered"',
        '"list-item"',
        '"bold":true',
        '"link"',
      ]) {
        expect(json).toContain(part);
      }
    }
  }
});
