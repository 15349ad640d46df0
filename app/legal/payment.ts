/** Names that differ from Shopify's code for them. */
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

/** All means of payment by name: those that Shopify knows, then those that the shop's settings name in words (rule 18.7). */
export function meansOfPayment({acceptedCardBrands, supportedDigitalWallets}: PaymentSettings, others: string): string {
  return [paymentNames([...acceptedCardBrands, ...supportedDigitalWallets]), others].filter(Boolean).join(', ');
}

/** Card brands and wallets by name, each once, from Shopify's codes: `AMERICAN_EXPRESS` is _American Express_. */
function paymentNames(codes: string[]): string {
  return [...new Set(codes.map((code) => names[code] ?? inWords(code)))].join(', ');
}

function inWords(code: string): string {
  const words = code.split('_').map((word) => word.charAt(0) + word.slice(1).toLowerCase());
  return words.join(' ');
}
