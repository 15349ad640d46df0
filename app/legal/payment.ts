/** Names that can't be derived from Shopify's codes by `toWords`. */
const names: Record<string, string> = {
  ANDROID_PAY: 'Google Pay',
  FACEBOOK_PAY: 'Meta Pay',
  JCB: 'JCB',
  SHOPIFY_PAY: 'Shop Pay',
};

interface PaymentSettings {
  acceptedCardBrands: string[];
  supportedDigitalWallets: string[];
}

/**
 * The names of all means of payment, without duplicates: first those that Shopify has as codes, then `otherNames` from the shop's
 * settings, separated by commas. A comma in brackets belongs to a name.
 */
export function listMeansOfPayment(
  {acceptedCardBrands, supportedDigitalWallets}: PaymentSettings,
  otherNames: string,
): string[] {
  const knownNames = [...acceptedCardBrands, ...supportedDigitalWallets].map((code) => names[code] ?? toWords(code));
  const additionalNames = otherNames.split(/,(?![^(]*\))/).map((name) => name.trim());
  return [...new Set([...knownNames, ...additionalNames.filter(Boolean)])];
}

/** `AMERICAN_EXPRESS` becomes `American Express`. */
function toWords(code: string): string {
  const words = code.split('_').map((word) => word.charAt(0) + word.slice(1).toLowerCase());
  return words.join(' ');
}
