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

function findMissingIdErrors(
  addresses: readonly DeliveryAddress[],
  ids: readonly string[],
  toField: (index: number) => string[],
) {
  return ids.flatMap((id, index): CartUserError[] => {
    if (addresses.some((entry) => entry.id === id)) return [];
    const message = `The delivery address with id ${id} does not exist.`;
    return [{code: 'INVALID_DELIVERY_ADDRESS_ID', field: toField(index), message}];
  });
}

/** The store has no customers, so no address can be copied from one. */
function findInputErrors(inputs: readonly Partial<AddressInput>[], path: readonly string[]): CartUserError[] {
  const selectedCount = inputs.filter((input) => input.selected).length;
  const copyErrors = inputs.flatMap(({address}, index): CartUserError[] => {
    if (!address?.copyFromCustomerAddressId) return [];
    const field = [...path, String(index), 'address', 'copyFromCustomerAddressId'];
    return [{code: 'INVALID_DELIVERY_ADDRESS_ID', field, message: 'The delivery address was not found.'}];
  });
  if (selectedCount <= 1) return copyErrors;
  const message = 'Only one delivery address can be selected.';
  return [...copyErrors, {code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', field: [...path], message}];
}

/** Selects one address and deselects all others. Without an address the selection stays as it is. */
function selectOnly(
  addresses: readonly DeliveryAddress[],
  selectedAddress: DeliveryAddress | undefined,
): DeliveryAddress[] {
  return selectedAddress ? addresses.map((entry) => ({...entry, selected: entry === selectedAddress})) : [...addresses];
}

function hasSameDetails(one: AddressFields, other: AddressFields): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (key) => (one[key] ?? null) === (other[key] ?? null),
  );
}

/** The delivery address mutations. `path` is the path of the inputs in the arguments. */
export const addressChange = {
  add(
    addresses: readonly DeliveryAddress[],
    inputs: readonly AddressInput[],
    token: () => string,
    path: readonly string[] = ['addresses'],
  ): AddressesChange {
    const userErrors = findInputErrors(inputs, path);
    if (userErrors.length > 0) return {userErrors};
    const allAddresses = [...addresses];
    const warnings: CartWarning[] = [];
    let selectedAddress: DeliveryAddress | undefined;
    for (const {address, selected, oneTimeUse} of inputs) {
      const fields = {...address.deliveryAddress};
      const duplicate = allAddresses.find((entry) => hasSameDetails(entry.address, fields));
      const newAddress = duplicate ?? {
        id: `gid://shopify/CartSelectableAddress/${token()}`,
        selected: false,
        oneTimeUse: oneTimeUse ?? false,
        address: fields,
      };
      if (duplicate) {
        const message = 'A delivery address with the same details already exists on this cart.';
        warnings.push({code: 'DUPLICATE_DELIVERY_ADDRESS', message, target: duplicate.id});
      } else allAddresses.push(newAddress);
      if (selected) selectedAddress = newAddress;
    }
    if (allAddresses.length > MAX_ADDRESSES) {
      const message = 'Too many delivery addresses on Cart.';
      return {userErrors: [{code: 'TOO_MANY_DELIVERY_ADDRESSES', field: [...path], message}]};
    }
    return {addresses: selectOnly(allAddresses, selectedAddress), warnings};
  },
  update(addresses: readonly DeliveryAddress[], inputs: readonly AddressUpdateInput[]): AddressesChange {
    const ids = inputs.map((input) => input.id);
    const userErrors = [
      ...findMissingIdErrors(addresses, ids, (index) => ['addresses', String(index), 'id']),
      ...findInputErrors(inputs, ['addresses']),
    ];
    if (userErrors.length > 0) return {userErrors};
    const updatedAddresses = addresses.map((entry) => {
      const input = inputs.find((candidate) => candidate.id === entry.id);
      return {
        ...entry,
        selected: input?.selected ?? entry.selected,
        oneTimeUse: input?.oneTimeUse ?? entry.oneTimeUse,
        address: {...entry.address, ...input?.address?.deliveryAddress},
      };
    });
    const selectedId = inputs.find((input) => input.selected)?.id;
    return {
      addresses: selectOnly(
        updatedAddresses,
        updatedAddresses.find(({id}) => id === selectedId),
      ),
    };
  },
  remove(addresses: readonly DeliveryAddress[], ids: readonly string[]): AddressesChange {
    const userErrors = findMissingIdErrors(addresses, ids, (index) => ['addressIds', String(index)]);
    return userErrors.length > 0 ? {userErrors} : {addresses: addresses.filter((entry) => !ids.includes(entry.id))};
  },
};
