import type {CartUserError, DeliveryAddress} from '../../cart/model';

type AddressFields = Record<string, string | null>;

interface CartAddressInput {
  deliveryAddress?: AddressFields | null;
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
}

function unknownAddress(id: string, field: string[]): CartUserError {
  return {
    code: 'INVALID_DELIVERY_ADDRESS_ID',
    field,
    message: `The delivery address with id ${id} does not exist.`,
  };
}

/** At most one address is selected: the last that was asked for. */
function selectOne(addresses: readonly DeliveryAddress[]): DeliveryAddress[] {
  const selected = addresses.filter((entry) => entry.selected).at(-1);
  return addresses.map((entry) => ({...entry, selected: entry === selected}));
}

function missing(addresses: readonly DeliveryAddress[], ids: readonly string[], fieldOf: (index: number) => string[]) {
  return ids.flatMap((id, index) =>
    addresses.some((entry) => entry.id === id) ? [] : [unknownAddress(id, fieldOf(index))],
  );
}

/** What the three delivery address mutations do to a cart's addresses. */
export const addressChange = {
  add: (
    addresses: readonly DeliveryAddress[],
    inputs: readonly AddressInput[],
    token: () => string,
  ): DeliveryAddress[] =>
    selectOne([
      ...addresses,
      ...inputs.map(({address, selected, oneTimeUse}) => ({
        id: `gid://shopify/CartSelectableAddress/${token()}`,
        selected: selected ?? false,
        oneTimeUse: oneTimeUse ?? false,
        address: {...address.deliveryAddress},
      })),
    ]),
  update: (addresses: readonly DeliveryAddress[], inputs: readonly AddressUpdateInput[]): AddressesChange => {
    const userErrors = missing(
      addresses,
      inputs.map((input) => input.id),
      (index) => ['addresses', String(index), 'id'],
    );
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
    return {addresses: selectOne(changed)};
  },
  remove: (addresses: readonly DeliveryAddress[], ids: readonly string[]): AddressesChange => {
    const userErrors = missing(addresses, ids, (index) => ['addressIds', String(index)]);
    return userErrors.length > 0 ? {userErrors} : {addresses: addresses.filter((entry) => !ids.includes(entry.id))};
  },
};
