import type {DeliveryAddress} from '../../cart/model';

export function addressNode({id, selected, oneTimeUse, address}: DeliveryAddress) {
  const name = [address['firstName'], address['lastName']].filter(Boolean).join(' ') || null;
  const area = [address['zip'], address['city']].filter(Boolean).join(' ');
  return {
    id,
    selected,
    oneTimeUse,
    address: {
      __typename: 'CartDeliveryAddress',
      ...address,
      name,
      latitude: null,
      longitude: null,
      formattedArea: area || null,
      formatted: ({withName, withCompany}: {withName: boolean; withCompany: boolean}) =>
        [
          withName ? name : null,
          withCompany ? address['company'] : null,
          address['address1'],
          address['address2'],
          area,
          address['countryCode'],
        ].filter(Boolean),
    },
  };
}
