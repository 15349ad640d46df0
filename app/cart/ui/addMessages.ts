import {defineMessages} from '~/i18n/messages';

/** Texts that a product page needs before the panel has loaded. */
export const addMessages = defineMessages({
  de: {
    quantity: 'Menge',
    fewer: 'Eins weniger',
    more: 'Eins mehr',
    add: 'In den Warenkorb',
    adding: 'Wird hineingelegt …',
    replace: 'Änderung übernehmen',
    soldOut: 'Ausverkauft',
    load: 'Ihr Warenkorb ließ sich nicht laden. Ihre Artikel sind gespeichert; bitte prüfen Sie die Verbindung und versuchen Sie es gleich noch einmal.',
    change:
      'Die Verbindung ist unterbrochen, Ihr Warenkorb ist unverändert. Bitte versuchen Sie es gleich noch einmal.',
    timeout:
      'Der Shop antwortet gerade nicht, Ihre Artikel sind gespeichert. Bitte versuchen Sie es gleich noch einmal.',
    noCookies:
      'Ihr Browser speichert keine Cookies, und ohne Cookies kann sich der Warenkorb nichts merken. Bitte erlauben Sie Cookies für diese Website und versuchen Sie es noch einmal.',
  },
  en: {
    quantity: 'Quantity',
    fewer: 'One fewer',
    more: 'One more',
    add: 'Add to cart',
    adding: 'Adding …',
    replace: 'Save changes',
    soldOut: 'Sold out',
    load: 'Your cart couldn’t be loaded. Your items are saved; please check your connection and try again in a moment.',
    change: 'The connection was interrupted; your cart is unchanged. Please try again in a moment.',
    timeout: 'The shop isn’t responding right now; your items are saved. Please try again in a moment.',
    noCookies:
      'Your browser isn’t accepting cookies, and the cart can’t remember anything without them. Please allow them for this website and try again.',
  },
});
