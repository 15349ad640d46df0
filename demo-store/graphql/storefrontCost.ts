import {isCompositeType, TypeNameMetaFieldDef} from 'graphql';
import {pageFactor, type CountedField} from './cost';

const MUTATION_COST = 10;

/**
 * The points of a field of the Storefront API, `requestedQueryCost`. The rule isn't that of the Admin API: each object counts 1, an
 * amount of money and a page's info too, `__typename` 1, other scalars nothing, a mutation 10. A connection counts 1, and all below it
 * as often as its page is long.
 */
export function costOfStorefrontField({name, type, parent, page, below}: CountedField): number {
  const factor = parent.name.endsWith('Connection') ? pageFactor(page) : 1;
  if (name === TypeNameMetaFieldDef.name) return factor;
  if (!isCompositeType(type)) return 0;
  const own = parent.name === 'Mutation' ? MUTATION_COST : 1;
  return factor * (own + below);
}
