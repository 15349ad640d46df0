import {defineMessages} from '~/i18n/messages';

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
