import {languageData, type Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import type {Config} from '~/platform/env';
import {cookies, type CookieName} from '~/platform/http/cookies';

const purposes: Record<Language, Record<CookieName, string>> = defineMessages({
  de: {
    selectedLanguage: 'Merkt sich die gewählte Sprache',
    cartItems: 'Merkt sich den Warenkorb',
    cartRemoved: 'Merkt sich, was zuletzt entfernt oder bestellt wurde, damit Sie es zurücklegen können',
    cartCheckout: 'Merkt sich Rabattcode und Nachricht, bis Sie bestellen, und welcher Warenkorb zur Kasse ging',
    cartNotice: 'Merkt sich einen Hinweis für die nächste Seite des Warenkorbs',
    '__Host-gate': 'Merkt sich das richtige Passwort, solange die Website eines verlangt',
    _shopify_y: 'Unterscheidet Besucher in der Statistik von Shopify, nur mit Ihrer Einwilligung',
    _shopify_s: 'Unterscheidet Besuche in der Statistik von Shopify, nur mit Ihrer Einwilligung',
  },
  en: {
    selectedLanguage: 'Remembers the language chosen',
    cartItems: 'Remembers the cart',
    cartRemoved: 'Remembers what was removed or ordered last, so that you can put it back',
    cartCheckout: 'Remembers your discount code and note until you order, and which cart went to the checkout',
    cartNotice: 'Remembers a notice for the next page of the cart',
    '__Host-gate': 'Remembers the right password, as long as the website asks for one',
    _shopify_y: 'Tells visitors apart in Shopify’s statistics, only with your consent',
    _shopify_s: 'Tells visits apart in Shopify’s statistics, only with your consent',
  },
});

/** Settings without which a cookie is never set. */
const settings: Partial<Record<CookieName, keyof Config>> = {
  '__Host-gate': 'SITE_PASSWORD',
  _shopify_y: 'PUBLIC_SHOPIFY_SHOP_ID',
  _shopify_s: 'PUBLIC_SHOPIFY_SHOP_ID',
};

export interface ListedCookie {
  name: CookieName;
  purpose: string;
  lifetime: string;
}

/** The cookies that a site with these settings sets, in the visitor's words (rule 18.13). */
export function listCookies(config: Partial<Config>, language: Language): ListedCookie[] {
  const names = Object.keys(cookies) as CookieName[];
  return names
    .filter((name) => {
      const setting = settings[name];
      return !setting || config[setting];
    })
    .map((name) => ({name, purpose: purposes[language][name], lifetime: duration(cookies[name].maxAge, language)}));
}

/** A number of seconds in words, such as `7 Tage`. */
function duration(seconds: number, language: Language): string {
  const [unit, length] = (
    [
      ['day', 86_400],
      ['hour', 3_600],
      ['minute', 60],
    ] as const
  ).find(([, length]) => seconds >= length) ?? ['second', 1];
  const format = new Intl.NumberFormat(languageData[language].locale, {style: 'unit', unit, unitDisplay: 'long'});
  // A number and its unit stay on one line.
  return format.format(seconds / length).replace(' ', '\u00a0');
}
