import type {AddressFields, CartUserError} from './model';

/** The countries whose addresses need a postal code or a province, and those whose addresses need no city. */
const WITH_ZIP = toSet(
  'AD AR AT AU AX BA BE BG BL BM BN BR CA CH CN CY CZ DE DK EE ES FI FO FR GB GE GF GG GL GP GR HR HU ID IE IM IN IS IT JE JP KR LI ' +
    'LT LU LV MC ME MF MG MK MQ MS MT MX MY NC NL NO NZ PF PH PL PM PT RE RS RU SE SG SI SJ SK SM TH UA UM US VG WF YT ZA',
);
const WITH_PROVINCE = toSet(
  'AE AR AU BR CA CL CN CO CR EG ES GT HK ID IE IN IT JP KR KW MX MY NG PA PE PH PT RO RU SV TH US UY VE ZA',
);
const WITHOUT_CITY = toSet('GI GS PN SG TA VA');
/** Shopify delivers nothing to these. */
const UNSUPPORTED = toSet('CU IR KP SY');
const UNKNOWN_COUNTRY = 'ZZ';

function toSet(codes: string): Set<string> {
  return new Set(codes.split(' '));
}

/** The fields that a strict check asks for, in Shopify's order. */
const REQUIRED_FIELDS: {name: string; message: string; isRequired: (country: string) => boolean}[] = [
  {name: 'lastName', message: 'A last name is required in order to continue.', isRequired: () => true},
  {name: 'address1', message: 'An address is required in order to continue.', isRequired: () => true},
  {
    name: 'countryCode',
    message: 'A country is required in order to continue.',
    isRequired: (country) => country === UNKNOWN_COUNTRY,
  },
  {
    name: 'provinceCode',
    message: 'The specified country requires a zone.',
    isRequired: (country) => WITH_PROVINCE.has(country),
  },
  {
    name: 'zip',
    message: 'Country specified requires a postal code in order to continue.',
    isRequired: (country) => WITH_ZIP.has(country),
  },
  {
    name: 'city',
    message: 'A city is required in order to continue.',
    isRequired: (country) => !WITHOUT_CITY.has(country),
  },
];

/** The code of a province is in capitals, however it was sent. */
export function normalizeAddress(address: AddressFields | null | undefined): AddressFields {
  const provinceCode = address?.['provinceCode'];
  return {...address, ...(provinceCode && {provinceCode: provinceCode.toUpperCase()})};
}

/** The errors of an address at this path. A country is always needed, and a strict check also asks for what its post needs. */
export function addressErrors(address: AddressFields, isStrict: boolean, path: readonly string[]): CartUserError[] {
  const country = address['countryCode'];
  if (!country) return [{code: 'INVALID', field: [...path, 'countryCode'], message: 'invalid value'}];
  if (!isStrict) return [];
  const isMissing = (name: string) => name === 'countryCode' || !address[name]?.trim();
  const missingFields = REQUIRED_FIELDS.filter(({name, isRequired}) => isRequired(country) && isMissing(name));
  const errors = missingFields.map(
    ({name, message}): CartUserError => ({code: 'ADDRESS_FIELD_IS_REQUIRED', field: [...path, name], message}),
  );
  if (UNSUPPORTED.has(country))
    errors.push({code: 'UNSPECIFIED_ADDRESS_ERROR', field: [...path], message: 'Country is not supported'});
  return errors;
}
