import type {DiscountItems, DiscountRecord, ReferenceRecord, StoreContent} from 'demo-store/model';
import type {PlacedMetaobject} from './metaobjects';
import {problem, type ContentProblems} from './problems';

/**
 * Checks that everything exists that the content refers to. Names of pictures are checked only if there is a list of
 * pictures.
 */
export function checkReferences(
  placedMetaobjects: PlacedMetaobject[],
  content: Omit<StoreContent, 'shop' | 'folders'>,
  problems: ContentProblems,
): void {
  const existingKeys = {
    metaobject: new Set(content.metaobjects.map(({type, handle}) => `${type}/${handle}`)),
    product: new Set(content.products.map(({handle}) => handle)),
    picture: new Set(content.pictures.map(({name}) => name)),
    file: new Set(content.files.map(({name}) => name)),
  };
  const brokenFiles = new Set(problems.map((text) => text.split(':')[0]));
  const exists = (reference: ReferenceRecord): boolean => {
    if (reference.kind === 'picture' && existingKeys.picture.size === 0) return true;
    if (brokenFiles.has(getFile(reference))) return true;
    return existingKeys[reference.kind].has(toKey(reference));
  };
  for (const {record, file, path} of placedMetaobjects) {
    for (const [key, field] of Object.entries(record.fields)) {
      if (!('references' in field)) continue;
      for (const reference of field.references) {
        if (!exists(reference))
          problems.push(problem(file, `${path}${key}`, describeMissing(reference.kind, toKey(reference))));
      }
    }
  }
  for (const {handle, images, variants} of content.products) {
    const usedPictures = [...images, ...variants.flatMap(({image}) => image ?? [])];
    for (const name of new Set(usedPictures)) {
      if (!exists({kind: 'picture', name}))
        problems.push(problem(`produkte/${handle}.yaml`, 'images', describeMissing('picture', name)));
    }
  }
  for (const {handle, products} of content.collections) {
    for (const product of products) {
      if (!exists({kind: 'product', handle: product}))
        problems.push(problem('kollektionen.yaml', `${handle}.products`, describeMissing('product', product)));
    }
  }
  const collections = new Set(content.collections.map(({handle}) => handle));
  for (const discount of content.discounts) {
    const report = (kind: 'product' | 'collection', name: string) =>
      problems.push(problem('rabattcodes.yaml', discount.code, describeMissing(kind, name)));
    for (const items of listItems(discount)) {
      for (const handle of items.products ?? []) if (!exists({kind: 'product', handle})) report('product', handle);
      for (const handle of items.collections ?? []) if (!collections.has(handle)) report('collection', handle);
    }
  }
}

function listItems(discount: DiscountRecord): DiscountItems[] {
  if (discount.kind === 'products') return [discount.items];
  return discount.kind === 'buyXGetY' ? [discount.buys, discount.gets] : [];
}

/** The file that the reference's target is written in. If this file has a problem of its own, the reference isn't reported. */
function getFile(reference: ReferenceRecord): string {
  if (reference.kind === 'metaobject') return `${toKey(reference)}.yaml`;
  return reference.kind === 'product' ? `produkte/${reference.handle}.yaml` : `${reference.kind}s.yaml`;
}

function toKey(reference: ReferenceRecord): string {
  switch (reference.kind) {
    case 'metaobject':
      return `${reference.type}/${reference.handle}`;
    case 'product':
      return reference.handle;
    default:
      return reference.name;
  }
}

function describeMissing(kind: ReferenceRecord['kind'] | 'collection', name: string): string {
  return `names the ${kind} ${name}, which doesn't exist`;
}
