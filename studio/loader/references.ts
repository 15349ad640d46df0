import type {DiscountItems, DiscountRecord, ReferenceRecord, StoreContent} from 'demo-store/model';
import type {Placed} from './metaobjects';
import {problem, type ContentProblems} from './problems';

/** Checks that everything that the content names exists. Without a list of pictures, their names aren't checked. */
export function checkReferences(
  placed: Placed[],
  content: Omit<StoreContent, 'shop' | 'folders'>,
  problems: ContentProblems,
): void {
  const known = {
    metaobject: new Set(content.metaobjects.map(({type, handle}) => `${type}/${handle}`)),
    product: new Set(content.products.map(({handle}) => handle)),
    picture: new Set(content.pictures.map(({name}) => name)),
    file: new Set(content.files.map(({name}) => name)),
  };
  const broken = new Set(problems.map((text) => text.split(':')[0]));
  const exists = (reference: ReferenceRecord): boolean => {
    if (reference.kind === 'picture' && known.picture.size === 0) return true;
    if (broken.has(home(reference))) return true;
    return known[reference.kind].has(target(reference));
  };
  for (const {record, file, path} of placed) {
    for (const [key, field] of Object.entries(record.fields)) {
      if (!('references' in field)) continue;
      for (const reference of field.references) {
        if (!exists(reference))
          problems.push(problem(file, `${path}${key}`, missing(reference.kind, target(reference))));
      }
    }
  }
  for (const {handle, images, variants} of content.products) {
    const used = [...images, ...variants.flatMap(({image}) => image ?? [])];
    for (const name of new Set(used)) {
      if (!exists({kind: 'picture', name}))
        problems.push(problem(`produkte/${handle}.yaml`, 'images', missing('picture', name)));
    }
  }
  for (const {handle, products} of content.collections) {
    for (const product of products) {
      if (!exists({kind: 'product', handle: product}))
        problems.push(problem('kollektionen.yaml', `${handle}.products`, missing('product', product)));
    }
  }
  const collections = new Set(content.collections.map(({handle}) => handle));
  for (const discount of content.discounts) {
    const report = (kind: 'product' | 'collection', name: string) =>
      problems.push(problem('rabattcodes.yaml', discount.code, missing(kind, name)));
    for (const items of itemsOf(discount)) {
      for (const handle of items.products ?? []) if (!exists({kind: 'product', handle})) report('product', handle);
      for (const handle of items.collections ?? []) if (!collections.has(handle)) report('collection', handle);
    }
  }
}

function itemsOf(discount: DiscountRecord): DiscountItems[] {
  if (discount.kind === 'products') return [discount.items];
  return discount.kind === 'buyXGetY' ? [discount.buys, discount.gets] : [];
}

/** The file of the target. If that file has a problem of its own, the reference isn't reported as well. */
function home(reference: ReferenceRecord): string {
  if (reference.kind === 'metaobject') return `${target(reference)}.yaml`;
  return reference.kind === 'product' ? `produkte/${reference.handle}.yaml` : `${reference.kind}s.yaml`;
}

function target(reference: ReferenceRecord): string {
  switch (reference.kind) {
    case 'metaobject':
      return `${reference.type}/${reference.handle}`;
    case 'product':
      return reference.handle;
    default:
      return reference.name;
  }
}

function missing(kind: ReferenceRecord['kind'] | 'collection', name: string): string {
  return `names the ${kind} ${name}, which doesn't exist`;
}
