import {expect, it} from 'vitest';
import type {FieldRecord, MetaobjectRecord} from 'demo-store/model';
import {loadContent} from '../load';

const {metaobjects} = await loadContent();
const pages = metaobjects.filter(({type}) => type === 'landingpage');

const references = (field: FieldRecord | undefined) => (field && 'references' in field ? field.references : []);

/** The pictures that a field names. */
const picturesIn = (field: FieldRecord | undefined) =>
  references(field).flatMap((one) => (one.kind === 'picture' ? [one.name] : []));

/** The pictures of an entry: its own, then those of its sections. */
function picturesOf(entry: MetaobjectRecord): string[] {
  const own = picturesIn(entry.fields.titelbild);
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
const [footer] = picturesIn(settings?.fields.footer_blid);
const awards = picturesIn(settings?.fields.awards_banner_bild);
const services = metaobjects.filter(({type}) => type === 'leistungen');

it.each([...pages, ...services].map((page) => [page.handle, page] as const))(
  'the page %s shows no picture twice',
  (_, page) => {
    const allPictures = [...picturesOf(page), footer, ...(page.type === 'landingpage' ? awards : [])];
    expect(allPictures.length).toBeGreaterThan(3);
    expect(new Set(allPictures).size).toBe(allPictures.length);
  },
);

it('the page of all services shows no picture twice', () => {
  const only = (entryType: string) => metaobjects.filter(({type}) => type === entryType);
  const allPictures = [
    ...only('prozesspunkte').flatMap(({fields}) => picturesIn(fields.bild)),
    ...only('about').flatMap(({fields}) => picturesIn(fields.bild)),
    ...only('werkstatt').flatMap(({fields}) => picturesIn(fields.titelbild)),
    ...only('einstellungen_projekte').flatMap(({fields}) => picturesIn(fields.linkbild)),
  ];
  expect(allPictures.length).toBeGreaterThan(8);
  expect(new Set(allPictures).size).toBe(allPictures.length);
});

it('the page for a town starts with a picture that none of its projects shows', () => {
  const repeated = pages.filter((page) => coversOf(page).includes(picturesOf(page)[0] ?? ''));
  expect(repeated.map(({handle}) => handle)).toEqual([]);
});
