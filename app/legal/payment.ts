/** Names that differ from Shopify's code for them. */
const names: Record<string, string> = {
  ANDROID_PAY: 'Google Pay',
  FACEBOOK_PAY: 'Meta Pay',
  JCB: 'JCB',
  SHOPIFY_PAY: 'Shop Pay',
};

/** Card brands and wallets by name, each once, from Shopify's codes: `AMERICAN_EXPRESS` is _American Express_. */
export function paymentNames(codes: string[]): string {
  return [...new Set(codes.map((code) => names[code] ?? inWords(code)))].join(', ');
}

function inWords(code: string): string {
  const words = code.split('_').map((word) => word.charAt(0) + word.slice(1).toLowerCase());
  return words.join(' ');
}
