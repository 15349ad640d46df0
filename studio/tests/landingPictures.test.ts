import {expect, it} from 'vitest';
import type {FieldRecord, MetaobjectRecord} from 'demo-store/model';
import {loadContent} from '../load';

const {metaobjects} = await loadContent();
const pages = metaobjects.filter(({type}) => type === 'landingpage');

const references = (field: FieldRecord | undefined) => (field && 'references' in field ? field.references : []);

/** The pictures of an entry: its own, then those of its sections. */
function picturesOf(entry: MetaobjectRecord): string[] {
  const own = references(entry.fields.titelbild).flatMap((one) => (one.kind === 'picture' ? [one.name] : []));
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

it.each(pages.map((page) => [page.handle, page] as const))('%s shows no picture twice', (_, page) => {
  const shown = picturesOf(page);
  expect(shown.length).toBeGreaterThan(2);
  expect(new Set(shown).size).toBe(shown.length);
});

it('begins a page with another picture than those of the projects in its town', () => {
  const repeated = pages.filter((page) => coversOf(page).includes(picturesOf(page)[0] ?? ''));
  // Its cover is of a project that is older than the three shown there.
  expect(repeated.map(({handle}) => handle)).toEqual(['tischler-duesseldorf']);
});
