import {defineMessages} from '~/i18n/messages';
import {maxNote} from '../rules/intent';
import type {NoticeKey} from '../rules/notice';
import {maxLineQuantity} from '../rules/quantity';
import type {Language} from '~/i18n/language';

/** What the worker tells a visitor about a request to the cart. Only the worker loads these texts; the browser receives the one it shows. */
export const notices: Record<Language, Record<NoticeKey, string>> = defineMessages({
  de: {
    malformed:
      'Das hat nicht geklappt, Ihr Warenkorb ist unverändert. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    tooLong:
      'Diese Anfrage ist zu lang und wurde nicht ausgeführt, Ihr Warenkorb ist unverändert. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    foreign:
      'Diese Anfrage kam von einer anderen Website und wurde nicht ausgeführt. Bitte legen Sie den Artikel hier in den Warenkorb.',
    unknownVariant: 'Diesen Artikel gibt es nicht mehr. Bitte wählen Sie einen anderen aus unserem Shop.',
    notOffered:
      'Dieses Maß bauen wir so nicht, Ihr Warenkorb ist unverändert. Bitte prüfen Sie Maße und Ausführung auf der Seite des Stücks.',
    onRequest:
      'Dieses Stück bauen wir Ihnen gern, es lässt sich aber nicht online bestellen. Fragen Sie es bitte bei uns an.',
    soldOut: 'Dieser Artikel ist ausverkauft. Bitte wählen Sie eine andere Ausführung oder einen anderen Artikel.',
    bound: `Mehr als ${maxLineQuantity} Stück eines Artikels nehmen wir online nicht an; die Menge steht jetzt auf ${maxLineQuantity}. Für größere Mengen schreiben Sie uns bitte.`,
    stock: 'So viele sind nicht auf Lager. Die Menge steht jetzt auf dem, was wir liefern können.',
    noLine: 'Dieser Artikel liegt nicht mehr im Warenkorb. Auf seiner Seite im Shop lässt er sich neu hineinlegen.',
    replacedGone:
      'Das Stück, das Sie ändern wollten, liegt so nicht mehr im Warenkorb: Es ist schon geändert, entfernt oder bestellt. Ihr Warenkorb ist unverändert; auf der Seite des Stücks lässt es sich mit Ihrer Änderung neu hineinlegen.',
    nothingRemoved: 'Das lässt sich nicht mehr zurücklegen. Auf der Seite des Artikels geht es neu in den Warenkorb.',
    full: 'Der Warenkorb ist voll, Ihre Artikel sind unverändert. Bitte bestellen Sie diese zuerst oder entfernen Sie etwas; danach passt der neue Artikel hinein.',
    linkFull: 'Dieser Link enthält mehr, als in einen Warenkorb passt. Ihr Warenkorb ist unverändert.',
    linkIncomplete:
      'Nicht alles aus diesem Link lässt sich so bestellen. Was im Warenkorb fehlt, wählen Sie bitte in unserem Shop aus.',
    noLink: 'Dieser Link enthält keinen Warenkorb. Ihr Warenkorb ist unverändert.',
    noCode: 'Bitte geben Sie einen Rabattcode ein.',
    tooManyCodes:
      'Das waren viele Rabattcodes in kurzer Zeit. Bitte versuchen Sie es in zehn Minuten noch einmal; Ihr Warenkorb bleibt, wie er ist. Ohne Code können Sie gleich zur Kasse gehen.',
    noteTooLong: `Ihre Nachricht ist zu lang. Bitte kürzen Sie sie auf ${maxNote} Zeichen.`,
    empty: 'Im Warenkorb liegt noch nichts. Zur Kasse geht es, sobald ein Artikel darin ist.',
    blocked: 'Ein Artikel lässt sich so nicht bestellen. Bitte entfernen oder ändern Sie ihn, dann geht es zur Kasse.',
    priceChanged:
      'Der Preis hat sich geändert, bestellt ist noch nichts. Bitte prüfen Sie den neuen Gesamtpreis und gehen Sie dann noch einmal zur Kasse.',
    recounted:
      'Ihre Mengen sind übernommen; es ist noch nichts bestellt. Bitte prüfen Sie den neuen Gesamtpreis und gehen Sie dann noch einmal zur Kasse.',
    changedAtStore:
      'Der Bestand hat sich eben geändert. Bitte prüfen Sie die Mengen und gehen Sie dann noch einmal zur Kasse.',
    rejectedByStore:
      'Der Shop nimmt diese Bestellung so nicht an; es später noch einmal zu versuchen, hilft nicht. Ihr Warenkorb ist unverändert. Bitte ändern Sie ihn, oder schicken Sie ihn uns unter „Vor der Bestellung etwas fragen“.',
    checkoutFailed:
      'Die Kasse ist gerade nicht erreichbar. Ihr Warenkorb bleibt, wie er ist; bitte versuchen Sie es in einigen Minuten noch einmal.',
    unreachable:
      'Der Shop antwortet gerade nicht. Ihr Warenkorb bleibt, wie er ist; bitte versuchen Sie es gleich noch einmal.',
  },
  en: {
    malformed: 'That did not work; your cart is unchanged. Please reload the page and try again.',
    tooLong:
      'This request is too long and was not carried out; your cart is unchanged. Please reload the page and try again.',
    foreign: 'This request came from another website and was not carried out. Please add the item to your cart here.',
    unknownVariant: 'This item no longer exists. Please choose another one from our shop.',
    notOffered:
      'We do not make this piece in this form; your cart is unchanged. Please check its dimensions and finish on its page.',
    onRequest: 'We will gladly make this piece for you, but it cannot be ordered online. Please enquire about it.',
    soldOut: 'This item is sold out. Please choose another version or another item.',
    bound: `We take at most ${maxLineQuantity} of one item online; the quantity is now ${maxLineQuantity}. Please write to us if you need more.`,
    stock: 'We do not have that many in stock. The quantity is now what we can deliver.',
    noLine: 'This item is no longer in your cart. Please add it again if you would like it.',
    replacedGone:
      'The piece that you wanted to change is no longer in your cart like that: it has been changed, removed or ordered. Your cart is unchanged; you can add the piece with your change from its page.',
    nothingRemoved: 'That can no longer be put back. Please add the item again if you would like it.',
    full: 'Your cart is full; your items are unchanged. Please order these first or remove something, then add the new item.',
    linkFull: 'This link holds more than a cart can take. Your cart is unchanged.',
    linkIncomplete:
      'Not everything from this link can be ordered like that. Please choose what is missing in your cart in our shop.',
    noLink: 'This link holds no cart. Your cart is unchanged.',
    noCode: 'Please enter a discount code.',
    tooManyCodes:
      'Those were many discount codes in a short time. Please try again in ten minutes; your cart stays as it is. Without a code you can go to the checkout at once.',
    noteTooLong: `Your note is too long. Please shorten it to ${maxNote} characters.`,
    empty: 'Your cart is empty. Please add something before you go to the checkout.',
    blocked: 'One item cannot be ordered as it is. Please remove or change it to go to the checkout.',
    priceChanged:
      'The price has changed; nothing is ordered yet. Please check the new total, then go to the checkout again.',
    recounted:
      'Your quantities are saved; nothing is ordered yet. Please check the new total, then go to the checkout again.',
    changedAtStore: 'Our stock has just changed. Please check the quantities, then go to the checkout again.',
    rejectedByStore:
      'The shop does not accept this order as it is; trying again later does not help. Your cart is unchanged. Please change it, or send it to us under “Ask a question before you order”.',
    checkoutFailed:
      'The checkout cannot be reached right now. Your cart stays as it is; please try again in a few minutes.',
    unreachable: 'The shop is not answering right now. Your cart stays as it is; please try again in a moment.',
  },
});

/** In place of `rejectedByStore`, where the store names the lines. */
export const rejected: Record<Language, (names: string) => string> = {
  de: (names) =>
    `So nimmt der Shop das nicht an: ${names}. Es später noch einmal zu versuchen, hilft nicht. Ihr Warenkorb ist unverändert; bitte ändern oder entfernen Sie diesen Artikel, oder schicken Sie uns den Warenkorb unter „Vor der Bestellung etwas fragen“.`,
  en: (names) =>
    `The shop does not accept this as it is: ${names}. Trying again later does not help. Your cart is unchanged; please change or remove this item, or send us your cart under “Ask a question before you order”.`,
};

export const noticeKeys = Object.keys(notices.de) as NoticeKey[];

/** Names of links that stand below a notice. */
export const linkLabels = defineMessages({
  de: {ask: 'Dieses Stück anfragen', piece: 'Zur Seite des Stücks'},
  en: {ask: 'Enquire about this piece', piece: 'To the page of the piece'},
});

/** Why a discount code takes nothing off, by the code of the store's warning; `other` for what it doesn't explain. */
export const discountReasons = defineMessages({
  de: {
    DISCOUNT_NOT_FOUND: 'Diesen Code kennen wir nicht. Bitte prüfen Sie die Schreibweise.',
    DISCOUNT_CURRENTLY_INACTIVE: 'Dieser Code gilt zurzeit nicht.',
    DISCOUNT_PURCHASE_NOT_IN_RANGE: 'Für diesen Code reicht der Warenwert nicht aus.',
    DISCOUNT_QUANTITY_NOT_IN_RANGE: 'Dieser Code gilt für eine andere Stückzahl.',
    DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'Dieser Code gilt für keinen der Artikel in Ihrem Warenkorb.',
    DISCOUNT_NO_ENTITLED_SHIPPING_LINES: 'Dieser Code gilt für eine andere Versandart.',
    DISCOUNT_USAGE_LIMIT_REACHED: 'Dieser Code ist bereits aufgebraucht.',
    DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'Sie haben diesen Code schon eingelöst.',
    DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'Dieser Code gilt nur für bestimmte Kundinnen und Kunden.',
    DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'Dieser Code gilt nur für bestimmte Kundinnen und Kunden.',
    other: 'Dieser Code lässt sich auf diesen Warenkorb nicht anwenden.',
  },
  en: {
    DISCOUNT_NOT_FOUND: 'We do not know this code. Please check the spelling.',
    DISCOUNT_CURRENTLY_INACTIVE: 'This code is not valid at the moment.',
    DISCOUNT_PURCHASE_NOT_IN_RANGE: 'The order is too small for this code.',
    DISCOUNT_QUANTITY_NOT_IN_RANGE: 'This code is for a different number of pieces.',
    DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'This code is not for any of the items in your cart.',
    DISCOUNT_NO_ENTITLED_SHIPPING_LINES: 'This code is for a different way of shipping.',
    DISCOUNT_USAGE_LIMIT_REACHED: 'This code has been used up.',
    DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'You have already used this code.',
    DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'This code is for certain customers only.',
    DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'This code is for certain customers only.',
    other: 'This code cannot be used for this cart.',
  },
});
