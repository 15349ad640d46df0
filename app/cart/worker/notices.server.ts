import {defineMessages} from '~/i18n/messages';
import {maxNote} from '../rules/intent';
import type {NoticeKey} from '../rules/notice';
import {maxLineQuantity} from '../rules/quantity';
import type {Language} from '~/i18n/language';

/** Only the worker loads these texts. The browser receives the one that it shows. */
export const notices: Record<Language, Record<NoticeKey, string>> = defineMessages({
  de: {
    malformed:
      'Ihre Eingabe kam unvollständig an, Ihr Warenkorb ist unverändert. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    tooLong:
      'Ihre Eingabe ist zu lang und wurde nicht übernommen, Ihr Warenkorb ist unverändert. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    foreign:
      'Es wurde nichts geändert, denn das Formular lag auf einer anderen Website. Bitte legen Sie den Artikel auf seiner Seite in unserem Shop in den Warenkorb.',
    unknownVariant: 'Diesen Artikel gibt es nicht mehr. Bitte wählen Sie einen anderen aus unserem Shop.',
    notOffered:
      'So bauen wir dieses Stück nicht, Ihr Warenkorb ist unverändert. Bitte prüfen Sie Maße und Ausführung auf seiner Seite.',
    onRequest:
      'Dieses Stück bauen wir gern für Sie, es lässt sich aber nicht online bestellen. Bitte schicken Sie uns eine Anfrage.',
    soldOut: 'Dieser Artikel ist ausverkauft. Bitte wählen Sie eine andere Ausführung oder einen anderen Artikel.',
    overMaximum: `Online können Sie höchstens ${maxLineQuantity} Stück eines Artikels bestellen; die Menge steht jetzt auf ${maxLineQuantity}. Wenn Sie mehr brauchen, schreiben Sie uns bitte.`,
    stock: 'So viele haben wir nicht auf Lager. Wir haben die Menge auf unseren Bestand verringert.',
    noLine: 'Dieser Artikel liegt nicht mehr im Warenkorb. Wenn Sie ihn noch möchten, legen Sie ihn bitte neu hinein.',
    editedLineGone:
      'Das Stück, das Sie ändern wollten, liegt so nicht mehr im Warenkorb: Es ist schon geändert, entfernt oder bestellt. Ihr Warenkorb ist unverändert; auf der Seite des Stücks können Sie es mit Ihrer Änderung neu hineinlegen.',
    nothingRemoved:
      'Dieser Artikel lässt sich nicht mehr zurücklegen. Wenn Sie ihn noch möchten, legen Sie ihn bitte neu in den Warenkorb.',
    full: 'Der Warenkorb ist voll, der neue Artikel liegt deshalb nicht darin. Bitte bestellen Sie zuerst oder entfernen Sie etwas.',
    linkFull:
      'Dieser Link enthält mehr, als in einen Warenkorb passt. Ihr Warenkorb ist unverändert; bitte wählen Sie die Artikel in unserem Shop aus.',
    linkIncomplete:
      'Nicht alles aus diesem Link lässt sich so bestellen. Was im Warenkorb fehlt, wählen Sie bitte in unserem Shop aus.',
    linkEmpty: 'Dieser Link enthält keinen Warenkorb. Ihr Warenkorb ist unverändert; bitte prüfen Sie den Link.',
    noCode: 'Bitte geben Sie einen Rabattcode ein.',
    tooManyCodes:
      'Das waren viele Rabattcodes in kurzer Zeit. Bitte versuchen Sie es in zehn Minuten noch einmal; Ihr Warenkorb bleibt, wie er ist. Ohne Code können Sie gleich zur Kasse gehen.',
    noteTooLong: `Ihre Nachricht ist zu lang. Bitte kürzen Sie sie auf ${maxNote} Zeichen.`,
    empty: 'Im Warenkorb liegt noch nichts. Zur Kasse geht es, sobald ein Artikel darin ist.',
    blocked: 'Ein Artikel lässt sich so nicht bestellen. Bitte entfernen oder ändern Sie ihn, dann geht es zur Kasse.',
    priceChanged:
      'Der Preis hat sich geändert, bestellt ist noch nichts. Bitte prüfen Sie den neuen Gesamtpreis und gehen Sie dann noch einmal zur Kasse.',
    quantitiesSaved:
      'Ihre Mengen sind übernommen; es ist noch nichts bestellt. Bitte prüfen Sie den neuen Gesamtpreis und gehen Sie dann noch einmal zur Kasse.',
    changedAtStore:
      'Der Bestand hat sich eben geändert. Bitte prüfen Sie die Mengen und gehen Sie dann noch einmal zur Kasse.',
    rejectedByStore:
      'Der Shop nimmt Ihre Bestellung so nicht an, auch bei einem neuen Versuch nicht. Ihr Warenkorb ist unverändert. Bitte ändern Sie ihn, oder schicken Sie ihn uns über „Vor der Bestellung etwas fragen“.',
    checkoutFailed:
      'Die Kasse ist gerade nicht erreichbar. Ihr Warenkorb bleibt, wie er ist; bitte versuchen Sie es in einigen Minuten noch einmal.',
    unreachable:
      'Der Shop antwortet gerade nicht. Ihr Warenkorb bleibt, wie er ist; bitte versuchen Sie es gleich noch einmal.',
  },
  en: {
    malformed: 'Your request arrived incomplete; your cart is unchanged. Please reload the page and try again.',
    tooLong: 'Your request was too long; your cart is unchanged. Please reload the page and try again.',
    foreign:
      'Nothing has been added, because the form was on another website. Please add the item from its page in our shop.',
    unknownVariant: 'This item no longer exists. Please choose another one from our shop.',
    notOffered:
      'We don’t make this piece like this; your cart is unchanged. Please check the dimensions and finish on its page.',
    onRequest: 'We’d be happy to make this piece for you, but it can’t be ordered online. Please send us an enquiry.',
    soldOut: 'This item is sold out. Please choose another version or another item.',
    overMaximum: `You can order up to ${maxLineQuantity} of one item online; the quantity is now ${maxLineQuantity}. Please write to us if you need more.`,
    stock: 'We don’t have that many in stock. We’ve reduced the quantity to what we can deliver.',
    noLine: 'This item is no longer in your cart. If you still want it, please add it again.',
    editedLineGone:
      'The piece you wanted to change is no longer in your cart as it was: it has been changed, removed or ordered. Your cart is unchanged; you can add the piece with your changes from its page.',
    nothingRemoved: 'This item can no longer be put back. If you still want it, please add it again.',
    full: 'Your cart is full, so the new item hasn’t been added. Please order first or remove something.',
    linkFull:
      'This link contains more than fits into a cart. Your cart is unchanged; please choose the items in our shop.',
    linkIncomplete:
      'Not everything in this link can be ordered as it is. Please choose what’s missing from your cart in our shop.',
    linkEmpty: 'This link doesn’t contain a cart. Your cart is unchanged; please check the link.',
    noCode: 'Please enter a discount code.',
    tooManyCodes:
      'That was a lot of discount codes in a short time. Please try again in ten minutes; your cart stays as it is. Without a code you can check out at once.',
    noteTooLong: `Your note is too long. Please shorten it to ${maxNote} characters.`,
    empty: 'Your cart is empty. Please add something before you check out.',
    blocked: 'One item can’t be ordered as it is. Please remove or change it to check out.',
    priceChanged:
      'The price has changed; nothing has been ordered yet. Please check the new total, then check out again.',
    quantitiesSaved:
      'Your quantities are saved; nothing has been ordered yet. Please check the new total, then check out again.',
    changedAtStore: 'Our stock has just changed. Please check the quantities, then check out again.',
    rejectedByStore:
      'The shop can’t accept your order as it is, and trying again won’t help. Your cart is unchanged. Please change it, or send it to us using ‘Ask a question before you order’.',
    checkoutFailed: 'Checkout isn’t available right now. Your cart stays as it is; please try again in a few minutes.',
    unreachable: 'The shop isn’t responding right now. Your cart stays as it is; please try again in a moment.',
  },
});

/** Replaces `rejectedByStore` when the store's errors name lines. */
export const rejectedItemsNotice: Record<Language, (names: string) => string> = {
  de: (names) =>
    `Der Shop nimmt Ihre Bestellung so nicht an, auch bei einem neuen Versuch nicht. Es liegt an: ${names}. Ihr Warenkorb ist unverändert; bitte ändern oder entfernen Sie diesen Artikel, oder schicken Sie uns den Warenkorb über „Vor der Bestellung etwas fragen“.`,
  en: (names) =>
    `The shop can’t accept your order as it is, and trying again won’t help. The problem is: ${names}. Your cart is unchanged; please change or remove this item, or send us your cart using ‘Ask a question before you order’.`,
};

export const noticeKeys = Object.keys(notices.de) as NoticeKey[];

export const linkLabels = defineMessages({
  de: {ask: 'Dieses Stück anfragen', piece: 'Dieses Stück ansehen'},
  en: {ask: 'Enquire about this piece', piece: 'View this piece'},
});

/** Why a discount code doesn't apply, by the code of the store's warning; `other` for all other codes. */
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
    DISCOUNT_NOT_FOUND: 'We don’t recognise this code. Please check the spelling.',
    DISCOUNT_CURRENTLY_INACTIVE: 'This code is not valid at the moment.',
    DISCOUNT_PURCHASE_NOT_IN_RANGE: 'Your order is too small for this code.',
    DISCOUNT_QUANTITY_NOT_IN_RANGE: 'This code is for a different quantity.',
    DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'This code doesn’t apply to any of the items in your cart.',
    DISCOUNT_NO_ENTITLED_SHIPPING_LINES: 'This code is for a different shipping method.',
    DISCOUNT_USAGE_LIMIT_REACHED: 'This code has already been used up.',
    DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'You have already used this code.',
    DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'This code is for certain customers only.',
    DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'This code is for certain customers only.',
    other: 'This code can’t be used for this cart.',
  },
});
