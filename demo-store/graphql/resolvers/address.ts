import type {AddressFields, DeliveryAddress} from '../../cart/model';
import type {Language} from '../../model';
import {countryName} from '../../store/markets';

/** In countries with provinces the postal code stands after the city. */
function formatArea({zip, city, provinceCode}: AddressFields): string {
  const parts = provinceCode ? [city, provinceCode, zip] : [zip, city];
  return parts.filter(Boolean).join(' ');
}

export function addressNode({id, selected, oneTimeUse, address}: DeliveryAddress, language: Language) {
  const name = [address['firstName'], address['lastName']].filter(Boolean).join(' ') || null;
  const country = countryName(address['countryCode'] ?? 'ZZ', language);
  const place = [address['city'], address['provinceCode']].filter(Boolean).join(' ');
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
      formattedArea: [place, country].filter(Boolean).join(', '),
      formatted: ({withName, withCompany}: {withName: boolean; withCompany: boolean}) =>
        [
          withName ? name : null,
          withCompany ? address['company'] : null,
          address['address1'],
          address['address2'],
          formatArea(address),
          country,
        ].filter(Boolean),
    },
  };
}
