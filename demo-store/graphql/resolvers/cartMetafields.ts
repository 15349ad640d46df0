import {validateValue} from '../../admin/fieldTypes';
import type {Cart, CartMetafield} from '../../cart/model';
import {gid} from '../../store/ids';
import type {Context, Resolvers} from '../context';
import {findCart} from './cartLookup';

const MAX_METAFIELDS = 25;

export interface CartInputMetafield {
  key: string;
  type: string;
  value: string;
}

interface SetInput extends CartInputMetafield {
  ownerId: string;
}

/** A key may have its namespace as a prefix, before a dot. */
function splitKey(key: string): {namespace: string; key: string} {
  const [first = '', ...rest] = key.split('.');
  return rest.length > 0 ? {namespace: first, key: rest.join('.')} : {namespace: 'app', key};
}

export function toCartMetafield(input: CartInputMetafield, token: string): CartMetafield {
  return {
    ...splitKey(input.key),
    id: gid('Metafield', `${token}/${input.key}`),
    type: input.type,
    value: input.value,
  };
}

function isSameMetafield(one: CartMetafield, other: {namespace: string; key: string}): boolean {
  return one.namespace === other.namespace && one.key === other.key;
}

/** Adds the properties that the resolvers of other metafields read from the content. */
export function metafieldNode(metafield: CartMetafield, cart: Cart) {
  const field = {type: metafield.type, value: metafield.value};
  return {
    ...metafield,
    __typename: 'Metafield',
    field,
    owner: {...cart, record: {publishedAt: cart.createdAt}},
  };
}

export const cartMetafieldMutations: Resolvers<undefined> = {
  cartMetafieldsSet: (_, {metafields}: {metafields: SetInput[]}, context: Context) => {
    if (metafields.length > MAX_METAFIELDS) {
      const message = `Exceeded the maximum metafields input limit of ${MAX_METAFIELDS}.`;
      return {metafields: [], userErrors: [{code: 'LESS_THAN_OR_EQUAL_TO', field: ['metafields'], message}]};
    }
    const unknownOwnerIndex = metafields.findIndex(({ownerId}) => !findCart(ownerId, context));
    if (unknownOwnerIndex !== -1) {
      const message = 'Owner does not exist.';
      return {
        metafields: [],
        userErrors: [
          {
            code: 'INVALID_OWNER',
            field: ['metafields', String(unknownOwnerIndex), 'ownerId'],
            message,
            elementIndex: unknownOwnerIndex,
          },
        ],
      };
    }
    const valueErrors = metafields.flatMap(({type, value}, index) => {
      const message = validateValue(type, value);
      const field = ['metafields', String(index), 'value'];
      return message ? [{code: 'INVALID_VALUE', field, message, elementIndex: null}] : [];
    });
    if (valueErrors.length > 0) return {metafields: [], userErrors: valueErrors};
    const nodes = metafields.flatMap((input) => {
      const cart = findCart(input.ownerId, context);
      if (!cart) return [];
      const metafield = toCartMetafield(input, cart.token);
      const otherMetafields = cart.metafields.filter((entry) => !isSameMetafield(entry, metafield));
      context.store.carts.set(cart.token, {...cart, metafields: [...otherMetafields, metafield]});
      return [metafieldNode(metafield, cart)];
    });
    return {metafields: nodes, userErrors: []};
  },
  cartMetafieldDelete: (_, {input}: {input: {ownerId: string; key: string}}, context: Context) => {
    const cart = findCart(input.ownerId, context);
    const metafield = cart?.metafields.find((entry) => isSameMetafield(entry, splitKey(input.key)));
    if (!cart || !metafield) {
      const code = cart ? 'METAFIELD_DOES_NOT_EXIST' : 'INVALID_OWNER';
      const message = cart ? 'Metafield does not exist' : 'Owner does not exist.';
      return {deletedId: null, userErrors: [{code, field: ['input', cart ? 'key' : 'ownerId'], message}]};
    }
    context.store.carts.set(cart.token, {
      ...cart,
      metafields: cart.metafields.filter((entry) => entry !== metafield),
    });
    return {deletedId: metafield.id, userErrors: []};
  },
};
