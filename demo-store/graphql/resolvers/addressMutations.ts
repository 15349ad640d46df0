import {addressErrors, normalizeAddress} from '../../cart/addresses';
import type {AddressFields, CartUserError, CartWarning, DeliveryAddress} from '../../cart/model';
import {toUuid} from '../../store/ids';

const MAX_ADDRESSES = 20;

interface CartAddressInput {
  deliveryAddress?: AddressFields | null;
  copyFromCustomerAddressId?: string | null;
}

export interface AddressInput {
  address: CartAddressInput;
  selected?: boolean | null;
  oneTimeUse?: boolean | null;
  validationStrategy?: 'COUNTRY_CODE_ONLY' | 'STRICT' | null;
}

export interface AddressUpdateInput extends Partial<AddressInput> {
  id: string;
}

interface AddressesChange {
  addresses?: DeliveryAddress[];
  userErrors?: CartUserError[];
  warnings?: CartWarning[];
}

function findMissingIdErrors(addresses: readonly DeliveryAddress[], ids: readonly string[], argument: string) {
  return ids.flatMap((id, index): CartUserError[] => {
    if (addresses.some((entry) => entry.id === id)) return [];
    const message = `The delivery address with ${id} does not exist.`;
    return [{code: 'INVALID_DELIVERY_ADDRESS_ID', field: [argument, String(index)], message}];
  });
}

/** The store has no customers, so no address can be copied from one. */
function findInputErrors(
  inputs: readonly Partial<AddressInput>[],
  path: readonly string[],
  getCurrentFields: (index: number) => AddressFields = () => ({}),
): CartUserError[] {
  const selectedCount = inputs.filter((input) => input.selected).length;
  const inputErrors = inputs.flatMap(({address, validationStrategy}, index): CartUserError[] => {
    if (!address) return [];
    const addressPath = [...path, String(index), 'address'];
    if (address.copyFromCustomerAddressId) {
      const field = [...addressPath, 'copyFromCustomerAddressId'];
      return [{code: 'INVALID_DELIVERY_ADDRESS_ID', field, message: 'The delivery address was not found.'}];
    }
    const fields = {...getCurrentFields(index), ...address.deliveryAddress};
    return addressErrors(fields, validationStrategy === 'STRICT', [...addressPath, 'deliveryAddress']);
  });
  if (selectedCount <= 1) return inputErrors;
  const message = 'Only one delivery address can be selected.';
  return [...inputErrors, {code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', field: [...path], message}];
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
      const fields = normalizeAddress(address.deliveryAddress);
      const duplicate = allAddresses.find((entry) => hasSameDetails(entry.address, fields));
      const newAddress = duplicate ?? {
        id: `gid://shopify/CartSelectableAddress/${toUuid(token())}`,
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
      ...findMissingIdErrors(addresses, ids, 'addresses'),
      ...findInputErrors(inputs, ['addresses'], (index) => addresses.find(({id}) => id === ids[index])?.address ?? {}),
    ];
    if (userErrors.length > 0) return {userErrors};
    const updatedAddresses = addresses.map((entry) => {
      const input = inputs.find((candidate) => candidate.id === entry.id);
      return {
        ...entry,
        selected: input?.selected ?? entry.selected,
        oneTimeUse: input?.oneTimeUse ?? entry.oneTimeUse,
        address: {...entry.address, ...normalizeAddress(input?.address?.deliveryAddress)},
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
    const userErrors = findMissingIdErrors(addresses, ids, 'addressIds');
    return userErrors.length > 0 ? {userErrors} : {addresses: addresses.filter((entry) => !ids.includes(entry.id))};
  },
};
