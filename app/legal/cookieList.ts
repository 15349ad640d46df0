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
    '__Host-gate': 'Merkt sich, dass Sie das Passwort eingegeben haben, solange die Website eines verlangt',
    _shopify_y: 'Unterscheidet Besucher in der Statistik von Shopify, nur mit Ihrer Einwilligung',
    _shopify_s: 'Unterscheidet Besuche in der Statistik von Shopify, nur mit Ihrer Einwilligung',
  },
  en: {
    selectedLanguage: 'Remembers your language',
    cartItems: 'Remembers your cart',
    cartRemoved: 'Remembers what you last removed or ordered, so that you can put it back',
    cartCheckout: 'Remembers your discount code and note until you order, and which cart went to checkout',
    cartNotice: 'Remembers a notice to show on the next page of the cart',
    '__Host-gate': 'Remembers that you entered the password, while the website asks for one',
    _shopify_y: 'Tells visitors apart in Shopify’s statistics, only with your consent',
    _shopify_s: 'Tells visits apart in Shopify’s statistics, only with your consent',
  },
});

/** The settings without which the site doesn't set a cookie. */
const requiredSettings: Partial<Record<CookieName, keyof Config>> = {
  '__Host-gate': 'SITE_PASSWORD',
  _shopify_y: 'PUBLIC_SHOPIFY_SHOP_ID',
  _shopify_s: 'PUBLIC_SHOPIFY_SHOP_ID',
};

export interface ListedCookie {
  name: CookieName;
  purpose: string;
  lifetime: string;
}

/** The cookies of a site with these settings, described for visitors. */
export function listCookies(config: Partial<Config>, language: Language): ListedCookie[] {
  const names = Object.keys(cookies) as CookieName[];
  return names
    .filter((name) => {
      const setting = requiredSettings[name];
      return !setting || config[setting];
    })
    .map((name) => ({
      name,
      purpose: purposes[language][name],
      lifetime: formatDuration(cookies[name].maxAge, language),
    }));
}

const units = [
  {unit: 'day', length: 86_400},
  {unit: 'hour', length: 3_600},
  {unit: 'minute', length: 60},
] as const;

/** Formats seconds as a duration in the longest fitting unit, such as `7 Tage`. */
function formatDuration(seconds: number, language: Language): string {
  const {unit, length} = units.find((candidate) => seconds >= candidate.length) ?? {unit: 'second', length: 1};
  const format = new Intl.NumberFormat(languageData[language].locale, {style: 'unit', unit, unitDisplay: 'long'});
  // A no-break space, so that the number and its unit stay on one line.
  return format.format(seconds / length).replace(' ', '\u00a0');
}
