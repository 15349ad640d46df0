import type {CartUserError, CartWarning, DeliveryAddress} from '../../cart/model';

const MAX_ADDRESSES = 20;

type AddressFields = Record<string, string | null>;

interface CartAddressInput {
  deliveryAddress?: AddressFields | null;
  copyFromCustomerAddressId?: string | null;
}

export interface AddressInput {
  address: CartAddressInput;
  selected?: boolean | null;
  oneTimeUse?: boolean | null;
}

export interface AddressUpdateInput extends Partial<AddressInput> {
  id: string;
}

interface AddressesChange {
  addresses?: DeliveryAddress[];
  userErrors?: CartUserError[];
  warnings?: CartWarning[];
}

function missing(addresses: readonly DeliveryAddress[], ids: readonly string[], fieldOf: (index: number) => string[]) {
  return ids.flatMap((id, index): CartUserError[] => {
    if (addresses.some((entry) => entry.id === id)) return [];
    const message = `The delivery address with id ${id} does not exist.`;
    return [{code: 'INVALID_DELIVERY_ADDRESS_ID', field: fieldOf(index), message}];
  });
}

/** What is wrong with the addresses of a mutation. The store has no customers whose addresses could be copied. */
function inputErrors(inputs: readonly Partial<AddressInput>[], path: readonly string[]): CartUserError[] {
  const selected = inputs.filter((input) => input.selected).length;
  const copied = inputs.flatMap(({address}, index): CartUserError[] => {
    if (!address?.copyFromCustomerAddressId) return [];
    const field = [...path, String(index), 'address', 'copyFromCustomerAddressId'];
    return [{code: 'INVALID_DELIVERY_ADDRESS_ID', field, message: 'The delivery address was not found.'}];
  });
  if (selected <= 1) return copied;
  const message = 'Only one delivery address can be selected.';
  return [...copied, {code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', field: [...path], message}];
}

/** An address that is selected takes the place of the one before. */
function selectLast(addresses: readonly DeliveryAddress[], chosen: DeliveryAddress | undefined): DeliveryAddress[] {
  return chosen ? addresses.map((entry) => ({...entry, selected: entry === chosen})) : [...addresses];
}

function sameDetails(one: AddressFields, other: AddressFields): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (key) => (one[key] ?? null) === (other[key] ?? null),
  );
}

/** What the delivery address mutations do to a cart's addresses. `path` is where the inputs stand in the arguments. */
export const addressChange = {
  add(
    addresses: readonly DeliveryAddress[],
    inputs: readonly AddressInput[],
    token: () => string,
    path: readonly string[] = ['addresses'],
  ): AddressesChange {
    const userErrors = inputErrors(inputs, path);
    if (userErrors.length > 0) return {userErrors};
    const all = [...addresses];
    const warnings: CartWarning[] = [];
    let chosen: DeliveryAddress | undefined;
    for (const {address, selected, oneTimeUse} of inputs) {
      const fields = {...address.deliveryAddress};
      const twin = all.find((entry) => sameDetails(entry.address, fields));
      const added = twin ?? {
        id: `gid://shopify/CartSelectableAddress/${token()}`,
        selected: false,
        oneTimeUse: oneTimeUse ?? false,
        address: fields,
      };
      if (twin) {
        const message = 'A delivery address with the same details already exists on this cart.';
        warnings.push({code: 'DUPLICATE_DELIVERY_ADDRESS', message, target: twin.id});
      } else all.push(added);
      if (selected) chosen = added;
    }
    if (all.length > MAX_ADDRESSES) {
      const message = 'Too many delivery addresses on Cart.';
      return {userErrors: [{code: 'TOO_MANY_DELIVERY_ADDRESSES', field: [...path], message}]};
    }
    return {addresses: selectLast(all, chosen), warnings};
  },
  update(addresses: readonly DeliveryAddress[], inputs: readonly AddressUpdateInput[]): AddressesChange {
    const ids = inputs.map((input) => input.id);
    const userErrors = [
      ...missing(addresses, ids, (index) => ['addresses', String(index), 'id']),
      ...inputErrors(inputs, ['addresses']),
    ];
    if (userErrors.length > 0) return {userErrors};
    const changed = addresses.map((entry) => {
      const input = inputs.find((candidate) => candidate.id === entry.id);
      return {
        ...entry,
        selected: input?.selected ?? entry.selected,
        oneTimeUse: input?.oneTimeUse ?? entry.oneTimeUse,
        address: {...entry.address, ...input?.address?.deliveryAddress},
      };
    });
    const chosen = inputs.find((input) => input.selected)?.id;
    return {
      addresses: selectLast(
        changed,
        changed.find(({id}) => id === chosen),
      ),
    };
  },
  remove(addresses: readonly DeliveryAddress[], ids: readonly string[]): AddressesChange {
    const userErrors = missing(addresses, ids, (index) => ['addressIds', String(index)]);
    return userErrors.length > 0 ? {userErrors} : {addresses: addresses.filter((entry) => !ids.includes(entry.id))};
  },
};
