import {expect, it} from 'vitest';
import type {FieldRecord, MetaobjectRecord} from 'demo-store/model';
import {loadContent} from '../load';

const {metaobjects} = await loadContent();
const pages = metaobjects.filter(({type}) => type === 'landingpage');

const references = (field: FieldRecord | undefined) => (field && 'references' in field ? field.references : []);

/** The pictures that a field names. */
const named = (field: FieldRecord | undefined) =>
  references(field).flatMap((one) => (one.kind === 'picture' ? [one.name] : []));

/** The pictures of an entry: its own, then those of its sections. */
function picturesOf(entry: MetaobjectRecord): string[] {
  const own = named(entry.fields.titelbild);
  const sections = references(entry.fields.kategorien).flatMap((one) =>
    one.kind === 'metaobject' ? metaobjects.filter(({type, handle}) => type === one.type && handle === one.handle) : [],
  );
  return [...own, ...sections.flatMap(picturesOf)];
}

const town = (entry: MetaobjectRecord) => entry.handle.split('-').at(-1);

/** The covers that a landing page may show as built in its town. */
function coversOf(entry: MetaobjectRecord): string[] {
  const towns: Record<string, string> = {duesseldorf: 'Düsseldorf', koeln: 'Köln', essen: 'Essen', leipzig: 'Leipzig'};
  return metaobjects
    .filter(({type, draft}) => type === 'projekte' && !draft)
    .filter(({fields}) => JSON.stringify(fields.ort).includes(towns[town(entry) ?? ''] ?? '–'))
    .flatMap((project) => references(project.fields.titelbild))
    .flatMap((one) => (one.kind === 'picture' ? [one.name] : []));
}

const [settings] = metaobjects.filter(({type}) => type === 'einstellungen_global');
const [footer] = named(settings?.fields.footer_blid);
const awards = named(settings?.fields.awards_banner_bild);
const services = metaobjects.filter(({type}) => type === 'leistungen');

it.each([...pages, ...services].map((page) => [page.handle, page] as const))('%s shows no picture twice', (_, page) => {
  const shown = [...picturesOf(page), footer, ...(page.type === 'landingpage' ? awards : [])];
  expect(shown.length).toBeGreaterThan(3);
  expect(new Set(shown).size).toBe(shown.length);
});

it('shows no picture twice on the page of all services', () => {
  const only = (wanted: string) => metaobjects.filter(({type}) => type === wanted);
  const shown = [
    ...only('prozesspunkte').flatMap(({fields}) => named(fields.bild)),
    ...only('about').flatMap(({fields}) => named(fields.bild)),
    ...only('werkstatt').flatMap(({fields}) => named(fields.titelbild)),
    ...only('einstellungen_projekte').flatMap(({fields}) => named(fields.linkbild)),
  ];
  expect(shown.length).toBeGreaterThan(8);
  expect(new Set(shown).size).toBe(shown.length);
});

it('begins a page with another picture than those of the projects in its town', () => {
  const repeated = pages.filter((page) => coversOf(page).includes(picturesOf(page)[0] ?? ''));
  expect(repeated.map(({handle}) => handle)).toEqual([]);
});
