import type {ShopTermsFragment} from 'storefrontapi.generated';
import {link, picture, text} from '~/content/fields';
import type {Image} from '~/platform/images';
import {listMeansOfPayment} from './payment';

/** Information that the law requires before an order. */
export const SHOP_TERMS_FRAGMENT = `#graphql
  fragment ShopTerms on QueryRoot {
    shop { paymentSettings { acceptedCardBrands supportedDigitalWallets } }
    shopSettings: metaobjects(type: "einstellungen_shop", first: 1) {
      nodes {
        weitere_zahlungsarten: field(key: "weitere_zahlungsarten") { value }
        liefergebiet: field(key: "liefergebiet") { value }
        gewaehrleistung_bild: field(key: "gewaehrleistung_bild") { ...PictureField }
        gewaehrleistung_link: field(key: "gewaehrleistung_link") { value }
      }
    }
  }
` as const;

/** The EU's official notice on the legal guarantee. */
export interface GuaranteeNotice {
  picture?: Image;
  href?: string;
}

/** A value is empty when the store has none. */
export interface ShopTerms {
  /** Means of payment by name. */
  payment: string[];
  /** The delivery area. */
  delivery: string;
  guarantee: GuaranteeNotice;
}

export function toShopTerms({shop, shopSettings}: ShopTermsFragment): ShopTerms {
  const settings = shopSettings.nodes[0];
  return {
    payment: listMeansOfPayment(shop.paymentSettings, text(settings?.weitere_zahlungsarten)),
    delivery: text(settings?.liefergebiet),
    guarantee: {picture: picture(settings?.gewaehrleistung_bild), href: link(settings?.gewaehrleistung_link)},
  };
}
