import {parseChoice} from '~/consent/choice';

/** What a visitor has agreed to, as Shopify's `VisitorConsent`. */
export interface VisitorConsent {
  analytics: boolean;
  marketing: boolean;
  preferences: boolean;
  saleOfData: boolean;
}

/** The consent that a form of the checkout carries (rule 16.10); `undefined` where the visitor has not decided. */
export function visitorConsentOf(form: FormData): VisitorConsent | undefined {
  const text = form.get('consent');
  const choice = parseChoice(typeof text === 'string' ? text || null : null, Date.now());
  if (!choice) return undefined;
  const {analytics, marketing, functionality} = choice;
  return {analytics, marketing, preferences: functionality, saleOfData: marketing};
}

/** Hydrogen's mutation with the consent in its context. Shopify puts it into the address of the checkout. */
export function withVisitorConsent(mutation: string): string {
  return mutation
    .replace('$input: CartInput!', '$input: CartInput!\n    $visitorConsent: VisitorConsent')
    .replace('@inContext(', '@inContext(visitorConsent: $visitorConsent, ');
}
