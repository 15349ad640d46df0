import {readFileSync} from 'node:fs';
import {parse, visit, type ArgumentNode, type FieldNode} from 'graphql';
import {describe, expect, it} from 'vitest';
import {definitions} from '../contentModel';
import {loadContent} from '../load';

const content = await loadContent();
const types = new Map(definitions.metaobjects.map((definition) => [definition.type, definition]));

describe('the description of all content that the merchant can enter in Shopify', () => {
  it('names every type once, each after those that it needs', () => {
    const order = definitions.metaobjects.map(({type}) => type);
    expect(new Set(order).size).toBe(order.length);
    for (const {type, fields} of definitions.metaobjects) {
      for (const {metaobjectType} of fields) {
        if (metaobjectType) expect(order.indexOf(metaobjectType), metaobjectType).toBeLessThan(order.indexOf(type));
        if (metaobjectType) expect(order).toContain(metaobjectType);
      }
    }
  });

  it('names every field of every entry', () => {
    for (const {type, handle, fields} of content.metaobjects) {
      for (const [key, field] of Object.entries(fields)) {
        const defined = types.get(type)?.fields.find((candidate) => candidate.key === key);
        expect(defined?.type, `${type}/${handle}.${key}`).toBe(field.type);
      }
    }
  });

  it('names every extra field of the products', () => {
    for (const {handle, metafields} of content.products) {
      for (const {key, field} of metafields) {
        const defined = definitions.metafields.find((candidate) => candidate.key === key);
        const isBroken = 'value' in field && typeof field.value === 'string' && field.type === 'multi_line_text_field';
        expect(isBroken ? 'json' : field.type, `${handle}.${key}`).toBe(defined?.type);
      }
    }
  });

  it('gives each entry a name that the merchant recognises in Shopify', () => {
    for (const {type, displayNameKey, fields} of definitions.metaobjects) {
      const field = fields.find(({key}) => key === displayNameKey);
      if (displayNameKey) expect(field?.type, type).toBe('single_line_text_field');
    }
  });
});

/** Every type, field and metafield that the operations of the site ask for. */
function readOperations() {
  const generated = readFileSync(new URL('../../storefrontapi.generated.d.ts', import.meta.url), 'utf8');
  const documents = [...generated.matchAll(/^ {2}("#graphql.*"): \{return/gm)].map(
    ([, key = '']) => JSON.parse(key) as string,
  );
  const found = {types: new Set<string>(), fields: new Set<string>(), metafields: new Set<string>()};
  const argument = (node: FieldNode, name: string) => {
    const value = node.arguments?.find((candidate: ArgumentNode) => candidate.name.value === name)?.value;
    return value?.kind === 'StringValue' ? value.value : undefined;
  };
  for (const document of documents) {
    visit(parse(document), {
      Field(node) {
        const name = node.name.value;
        const key = argument(node, 'key');
        const type = argument(node, 'type');
        if (name === 'metaobjects' && type) found.types.add(type);
        if (name === 'field' && key) found.fields.add(key);
        if (name === 'metafield' && key) found.metafields.add(key);
      },
    });
  }
  return found;
}

it('the description of all content has every field that the site asks for', () => {
  const {types: queriedTypes, fields, metafields} = readOperations();
  expect(queriedTypes.size).toBeGreaterThan(10);
  for (const type of queriedTypes) expect([...types.keys()]).toContain(type);
  const fieldKeys = new Set(definitions.metaobjects.flatMap((definition) => definition.fields.map(({key}) => key)));
  for (const key of fields) expect([...fieldKeys]).toContain(key);
  for (const key of metafields) expect(definitions.metafields.map((definition) => definition.key)).toContain(key);
});
