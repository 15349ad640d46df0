/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as StorefrontAPI from '@shopify/hydrogen/storefront-api-types';

export type CartApiMutationFragment = (
  Pick<StorefrontAPI.Cart, 'id' | 'checkoutUrl' | 'totalQuantity'>
  & { lines: { nodes: Array<(
      Pick<StorefrontAPI.CartLine, 'id' | 'quantity'>
      & { merchandise: Pick<StorefrontAPI.ProductVariant, 'id'>, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>> }
    ) | (
      Pick<StorefrontAPI.ComponentizableCartLine, 'id' | 'quantity'>
      & { merchandise: Pick<StorefrontAPI.ProductVariant, 'id'>, attributes: Array<Pick<StorefrontAPI.Attribute, 'key' | 'value'>> }
    )> }, cost: { totalAmount: Pick<StorefrontAPI.MoneyV2, 'amount' | 'currencyCode'> } }
);

export type MerchandiseFragment = (
  Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'quantityAvailable'>
  & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>, niedrigster_preis_30_tage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'tags' | 'productType' | 'vendor'>
    & { niedrigster_preis_30_tage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, widerruf_ausgeschlossen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
  ) }
);

export type CartMerchandiseQueryVariables = StorefrontAPI.Exact<{
  variants: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  products: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  klivProducts: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  standard: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  kliv: Array<StorefrontAPI.Scalars['ID']['input']> | StorefrontAPI.Scalars['ID']['input'];
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type CartMerchandiseQuery = { variants: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'quantityAvailable'>
    & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>, niedrigster_preis_30_tage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, product: (
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'tags' | 'productType' | 'vendor'>
      & { niedrigster_preis_30_tage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, widerruf_ausgeschlossen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
    ) }
  )>>, products: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'tags' | 'productType' | 'vendor'>
    & { farben?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, laengen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, breiten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, preisformel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, konstruktion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, widerruf_ausgeschlossen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>>, klivProducts: Array<StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'tags' | 'productType' | 'vendor'>
    & { variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, farben?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, laengen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, breiten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, preisformel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, konstruktion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, widerruf_ausgeschlossen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>>, standard: Array<StorefrontAPI.Maybe<{ product: (
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'tags' | 'productType' | 'vendor'>
      & { farben?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, laengen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, breiten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, preisformel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, konstruktion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, widerruf_ausgeschlossen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    ) }>>, kliv: Array<StorefrontAPI.Maybe<{ product: (
      Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'tags' | 'productType' | 'vendor'>
      & { variants: { nodes: Array<(
          Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'quantityAvailable'>
          & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
        )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, farben?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, laengen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, breiten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, preisformel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, konstruktion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, widerruf_ausgeschlossen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    ) }>>, shop: { primaryDomain: Pick<StorefrontAPI.Domain, 'url'>, paymentSettings: Pick<StorefrontAPI.PaymentSettings, 'acceptedCardBrands' | 'supportedDigitalWallets'> }, shopSettings: { nodes: Array<{ weitere_zahlungsarten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, liefergebiet?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, gewaehrleistung_bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, gewaehrleistung_link?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> } };

export type OrderedCartQueryVariables = StorefrontAPI.Exact<{
  id: StorefrontAPI.Scalars['ID']['input'];
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type OrderedCartQuery = { cart?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Cart, 'id'>> };

export type ChromeQueryVariables = StorefrontAPI.Exact<{
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type ChromeQuery = { shop: { paymentSettings: Pick<StorefrontAPI.PaymentSettings, 'acceptedCardBrands' | 'supportedDigitalWallets'>, termsOfService?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'id'>>, refundPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'id'>>, shippingPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'id'>>, primaryDomain: Pick<StorefrontAPI.Domain, 'url'> }, termsInfo: { nodes: Array<Pick<StorefrontAPI.Metaobject, 'id'>> }, services: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle'>
      & { reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
    )> }, products: { nodes: Array<Pick<StorefrontAPI.Product, 'handle' | 'title'>> }, workshop: { nodes: Array<Pick<StorefrontAPI.Metaobject, 'handle'>> }, contact: { nodes: Array<{ linked_in?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, instagram?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, threads?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, pinterest?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, strasse?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, ort?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }, footer: { nodes: Array<{ footer_text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, footer_blid?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }> }, announcements: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle'>
      & { reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, message?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, link_url?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, link_label?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, dismissible?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
    )> }, projects: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle'>
      & { jahr?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, ort?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, leistung?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Metaobject, 'handle'>
          & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
        )> }>, reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, shopPages: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type ProjectListQueryVariables = StorefrontAPI.Exact<{
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type ProjectListQuery = { projects: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle'>
      & { jahr?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, ort?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, leistung?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Metaobject, 'handle'>
          & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
        )> }>, reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type ConfiguratorRulesFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'tags' | 'productType' | 'vendor'>
  & { farben?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, laengen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, breiten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, preisformel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, konstruktion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, widerruf_ausgeschlossen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type ConfiguratorVariantFragment = (
  Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'quantityAvailable'>
  & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
);

export type ConfiguratorFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'tags' | 'productType' | 'vendor'>
  & { variants: { nodes: Array<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'quantityAvailable'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, farben?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, laengen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, breiten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, preisformel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, konstruktion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, widerruf_ausgeschlossen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type ConfiguratorVariantsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  after: StorefrontAPI.Scalars['String']['input'];
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type ConfiguratorVariantsQuery = { product?: StorefrontAPI.Maybe<{ variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }> };

export type ConfiguratorProductQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type ConfiguratorProductQuery = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'tags' | 'productType' | 'vendor'>
    & { variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, farben?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, laengen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, breiten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, preisformel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, konstruktion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, widerruf_ausgeschlossen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )> };

export type ContactSettingsFragment = { untertitel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, link_zu_jobs?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, e_mail?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, name_kontakt_1?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, telefonnummer_kontakt_1?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, name_kontakt_2?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, telefon_nummer_kontakt_2?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, strasse?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, ort?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> };

export type AwardsFragment = { awardsBanner: { nodes: Array<{ awards_banner_bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }> }, awards: { nodes: Array<{ awards_list?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
            Pick<StorefrontAPI.Metaobject, 'id'>
            & { name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, link?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
          )> }> }> }> } };

export type TeamMemberFragment = (
  Pick<StorefrontAPI.Metaobject, 'id'>
  & { name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, berufsbezeichnung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, e_mail?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
);

export type TestimonialsFragment = { testimonials: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'id'>
      & { reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, kunde?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, zitat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, logo?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
    )> }, testimonialSettings: { nodes: Array<{ stimmen_hinweis?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> } };

export type QuestionsFragment = { questions: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'id'>
      & { reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, frage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, antwort?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
    )> } };

export type PictureFieldFragment = { reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> };

export type JobListFragment = { jobs: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle' | 'updatedAt'>
      & { reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, berufsbezeichnungen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, ort?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, informationen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, details?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
            Pick<StorefrontAPI.Metaobject, 'id'>
            & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
          )> }> }>, meta_titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, meta_beschreibung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
    )> } };

export type LandingContentFragment = (
  Pick<StorefrontAPI.Metaobject, 'handle'>
  & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, untertitel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, details?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
        Pick<StorefrontAPI.Metaobject, 'id'>
        & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
      )> }> }>, kategorien?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
        Pick<StorefrontAPI.Metaobject, 'id'>
        & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
      )> }> }>, meta_titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, meta_beschreibung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
);

export type SectionFragment = (
  Pick<StorefrontAPI.Metaobject, 'id'>
  & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
);

export type PageSettingsFragment = { meta_titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, meta_beschreibung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> };

export type PressArticlesFragment = { articles_list?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
        Pick<StorefrontAPI.Metaobject, 'id'>
        & { magazine?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, link?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, date?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
      )> }> }> };

export type PressInfoFragment = { presskit_url?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.MetaobjectField, 'value'>
    & { reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'url'>> }
  )>, presskit_items?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, contact_name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, contact_role?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, contact_email?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, contact_phone?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, mentions?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
        Pick<StorefrontAPI.Metaobject, 'id'>
        & { name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, link?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
      )> }> }>, awards_list?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
        Pick<StorefrontAPI.Metaobject, 'id'>
        & { name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, link?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
      )> }> }> };

export type AwardListFragment = { references?: StorefrontAPI.Maybe<{ nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'id'>
      & { name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, link?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
    )> }> };

export type CreditFragment = (
  Pick<StorefrontAPI.Metaobject, 'id'>
  & { tatigkeitsbereich?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, website?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
);

export type MediaBlockFragment = (
  Pick<StorefrontAPI.Metaobject, 'id'>
  & { type?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, image?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, image_links?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, image_rechts?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
);

export type MoreProjectsQueryVariables = StorefrontAPI.Exact<{
  after: StorefrontAPI.Scalars['String']['input'];
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type MoreProjectsQuery = { projects: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle'>
      & { jahr?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, ort?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, leistung?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Metaobject, 'handle'>
          & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
        )> }>, reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type ProjectFragment = (
  Pick<StorefrontAPI.Metaobject, 'handle'>
  & { kunde?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, media_liste?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
        Pick<StorefrontAPI.Metaobject, 'id'>
        & { type?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, image?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, image_links?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, image_rechts?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
      )> }> }>, mediencredits?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
        Pick<StorefrontAPI.Metaobject, 'id'>
        & { tatigkeitsbereich?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, website?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
      )> }> }>, jahr?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, ort?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, leistung?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Metaobject, 'handle'>
      & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
    )> }>, meta_titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, meta_beschreibung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
);

export type ProjectTeaserFragment = (
  Pick<StorefrontAPI.Metaobject, 'handle'>
  & { reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
);

export type ProjectCardFragment = (
  Pick<StorefrontAPI.Metaobject, 'handle'>
  & { jahr?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, ort?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, leistung?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<(
      Pick<StorefrontAPI.Metaobject, 'handle'>
      & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
    )> }>, reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
);

export type FirstProjectsFragment = { projects: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle'>
      & { jahr?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, ort?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, leistung?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<(
          Pick<StorefrontAPI.Metaobject, 'handle'>
          & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
        )> }>, reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type ProcessFragment = { prozess_untertitel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, prozess_text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, prozesspunkte?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
        Pick<StorefrontAPI.Metaobject, 'id'>
        & { prozesspunkt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
      )> }> }> };

export type WorkshopFragment = { workshop: { nodes: Array<{ titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, untertitel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }> } };

export type ServiceTeaserFragment = (
  Pick<StorefrontAPI.Metaobject, 'handle'>
  & { reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
);

export type ServiceCardFragment = (
  Pick<StorefrontAPI.Metaobject, 'handle'>
  & { untertitel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, tags?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
);

export type ServiceFragment = (
  Pick<StorefrontAPI.Metaobject, 'handle'>
  & { text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, kategorien?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
        Pick<StorefrontAPI.Metaobject, 'id'>
        & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
      )> }> }>, untertitel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, tags?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, meta_titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, meta_beschreibung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
);

export type StudioAddressFragment = { strasse?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, ort?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> };

export type LabelPictureFragment = { reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> };

export type ProductFactsFragment = { hersteller?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, hersteller_e_mail?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, warnhinweise?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, weee_nummer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, textilkennzeichnung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, produktdatenblatt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, energielabel?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, energieklasse?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, garan_label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> };

export type ProductStudioFragment = { maker: { nodes: Array<{ e_mail?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, strasse?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, ort?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }, notice: { nodes: Array<{ gewaehrleistung_link?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, versandkosten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, versand_frei_ab?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> } };

export type ShopTermsFragment = { shop: { paymentSettings: Pick<StorefrontAPI.PaymentSettings, 'acceptedCardBrands' | 'supportedDigitalWallets'> }, shopSettings: { nodes: Array<{ weitere_zahlungsarten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, liefergebiet?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, gewaehrleistung_bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, gewaehrleistung_link?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> } };

export type PictureFragment = Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>;

export type RedirectsQueryVariables = StorefrontAPI.Exact<{
  query: StorefrontAPI.Scalars['String']['input'];
}>;


export type RedirectsQuery = { urlRedirects: { nodes: Array<Pick<StorefrontAPI.UrlRedirect, 'path' | 'target'>> } };

export type VariantFragment = (
  Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
  & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>, niedrigster_preis_30_tage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
);

export type ProductFragment = (
  Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'descriptionHtml' | 'productType' | 'vendor' | 'tags'>
  & { seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
      Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
      & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>, niedrigster_preis_30_tage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, niedrigster_preis_30_tage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, widerruf_ausgeschlossen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, metafields: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>, hersteller?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, hersteller_e_mail?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, warnhinweise?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, weee_nummer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, textilkennzeichnung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, produktdatenblatt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, energielabel?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, energieklasse?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, garan_label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
);

export type ProductVariantsQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  after: StorefrontAPI.Scalars['String']['input'];
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type ProductVariantsQuery = { product?: StorefrontAPI.Maybe<{ variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>, niedrigster_preis_30_tage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } }> };

export type ProductCardFragment = (
  Pick<StorefrontAPI.Product, 'availableForSale' | 'id' | 'handle' | 'title' | 'tags' | 'productType' | 'vendor'>
  & { niedrigster_preis_30_tage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, firstVariant: { nodes: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>, niedrigster_preis_30_tage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>> }> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, compareAtPriceRange: { maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, farben?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, laengen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, breiten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, preisformel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, konstruktion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, widerruf_ausgeschlossen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
);

export type KlivRangesFragment = { klivV1?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'tags' | 'productType' | 'vendor'>
    & { variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, farben?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, laengen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, breiten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, preisformel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, konstruktion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, widerruf_ausgeschlossen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>, kliv?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'tags' | 'productType' | 'vendor'>
    & { variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, farben?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, laengen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, breiten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, preisformel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, konstruktion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, widerruf_ausgeschlossen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )> };

export type ShopPagesFragment = { shopPages: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type ShopCursorsQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
}>;


export type ShopCursorsQuery = { one: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, two: { pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type AboutQueryVariables = StorefrontAPI.Exact<{
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type AboutQuery = { about: { nodes: Array<{ titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, story?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, team?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
            Pick<StorefrontAPI.Metaobject, 'id'>
            & { name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, berufsbezeichnung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, e_mail?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
          )> }> }>, meta_titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, meta_beschreibung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }, testimonials: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'id'>
      & { reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, kunde?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, zitat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, logo?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
    )> }, testimonialSettings: { nodes: Array<{ stimmen_hinweis?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }, awardsBanner: { nodes: Array<{ awards_banner_bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }> }, awards: { nodes: Array<{ awards_list?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
            Pick<StorefrontAPI.Metaobject, 'id'>
            & { name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, link?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
          )> }> }> }> } };

export type AccessibilityQueryVariables = StorefrontAPI.Exact<{
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type AccessibilityQuery = { settings: { nodes: Array<{ barrierefreiheit?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> } };

export type TermsQueryVariables = StorefrontAPI.Exact<{
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type TermsQuery = { page: { nodes: Array<{ text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> } };

export type ContactQueryVariables = StorefrontAPI.Exact<{
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type ContactQuery = { kontakt: { nodes: Array<{ bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, untertitel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, link_zu_jobs?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, e_mail?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, name_kontakt_1?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, telefonnummer_kontakt_1?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, name_kontakt_2?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, telefon_nummer_kontakt_2?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, meta_titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, meta_beschreibung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, strasse?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, ort?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> } };

export type FaqQueryVariables = StorefrontAPI.Exact<{
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type FaqQuery = { questions: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'id'>
      & { reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, frage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, antwort?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
    )> } };

export type PressLinksQueryVariables = StorefrontAPI.Exact<{
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type PressLinksQuery = { press: { nodes: Array<{ articles_list?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
            Pick<StorefrontAPI.Metaobject, 'id'>
            & { magazine?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, link?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, date?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
          )> }> }> }> } };

export type HomeQueryVariables = StorefrontAPI.Exact<{
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type HomeQuery = { services: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle'>
      & { untertitel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, tags?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
    )> }, about: { nodes: Array<{ text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }, process: { nodes: Array<{ leistungen_linkbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }> }, settings: { nodes: Array<{ linkbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, meta_titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, meta_beschreibung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }, workshop: { nodes: Array<{ titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, untertitel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }> } };

export type ImprintQueryVariables = StorefrontAPI.Exact<{
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type ImprintQuery = { settings: { nodes: Array<{ impressum?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> } };

export type JobsQueryVariables = StorefrontAPI.Exact<{
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type JobsQuery = { page: { nodes: Array<{ untertitel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, nojobs?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, mail?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, more_info?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, details?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
            Pick<StorefrontAPI.Metaobject, 'id'>
            & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
          )> }> }>, meta_titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, meta_beschreibung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }, jobs: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle' | 'updatedAt'>
      & { reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, berufsbezeichnungen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, ort?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, informationen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, details?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
            Pick<StorefrontAPI.Metaobject, 'id'>
            & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
          )> }> }>, meta_titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, meta_beschreibung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
    )> } };

export type LandingQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type LandingQuery = { page?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Metaobject, 'handle'>
    & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, untertitel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, details?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
          Pick<StorefrontAPI.Metaobject, 'id'>
          & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
        )> }> }>, kategorien?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
          Pick<StorefrontAPI.Metaobject, 'id'>
          & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
        )> }> }>, meta_titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, meta_beschreibung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
  )>, awardsBanner: { nodes: Array<{ awards_banner_bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }> }, awards: { nodes: Array<{ awards_list?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
            Pick<StorefrontAPI.Metaobject, 'id'>
            & { name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, link?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
          )> }> }> }> } };

export type LegalQueryVariables = StorefrontAPI.Exact<{
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type LegalQuery = { shop: { termsOfService?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'title' | 'body'>>, refundPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'title' | 'body'>>, privacyPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'title' | 'body'>>, shippingPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'title' | 'body'>> } };

export type PressQueryVariables = StorefrontAPI.Exact<{
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type PressQuery = { page: { nodes: Array<{ headline?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, intro_text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, meta_titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, meta_beschreibung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, articles_list?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
            Pick<StorefrontAPI.Metaobject, 'id'>
            & { magazine?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, title?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, link?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, date?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
          )> }> }>, presskit_url?: StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.MetaobjectField, 'value'>
        & { reference?: StorefrontAPI.Maybe<Pick<StorefrontAPI.GenericFile, 'url'>> }
      )>, presskit_items?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, contact_name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, contact_role?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, contact_email?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, contact_phone?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, mentions?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
            Pick<StorefrontAPI.Metaobject, 'id'>
            & { name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, link?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
          )> }> }>, awards_list?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
            Pick<StorefrontAPI.Metaobject, 'id'>
            & { name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, link?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
          )> }> }> }> } };

export type ProductQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  sortKey?: StorefrontAPI.InputMaybe<StorefrontAPI.ProductSortKeys>;
  reverse?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['Boolean']['input']>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type ProductQuery = { product?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'description' | 'descriptionHtml' | 'productType' | 'vendor' | 'tags'>
    & { seo: Pick<StorefrontAPI.Seo, 'title' | 'description'>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'sku' | 'availableForSale' | 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>, niedrigster_preis_30_tage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>>, image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, niedrigster_preis_30_tage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, widerruf_ausgeschlossen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, metafields: Array<StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'key' | 'value'>>>, hersteller?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, hersteller_e_mail?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, warnhinweise?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, weee_nummer?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, textilkennzeichnung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, produktdatenblatt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, energielabel?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, energieklasse?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, garan_label?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, farben?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, laengen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, breiten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, preisformel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, konstruktion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>, products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'availableForSale' | 'id' | 'handle' | 'title' | 'tags' | 'productType' | 'vendor'>
      & { niedrigster_preis_30_tage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, firstVariant: { nodes: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>, niedrigster_preis_30_tage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>> }> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, compareAtPriceRange: { maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, farben?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, laengen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, breiten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, preisformel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, konstruktion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, widerruf_ausgeschlossen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )> }, klivV1?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'tags' | 'productType' | 'vendor'>
    & { variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, farben?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, laengen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, breiten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, preisformel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, konstruktion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, widerruf_ausgeschlossen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>, kliv?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'tags' | 'productType' | 'vendor'>
    & { variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, farben?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, laengen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, breiten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, preisformel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, konstruktion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, widerruf_ausgeschlossen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>, maker: { nodes: Array<{ e_mail?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, strasse?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, ort?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }, notice: { nodes: Array<{ gewaehrleistung_link?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, versandkosten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, versand_frei_ab?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> } };

export type ProjectQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type ProjectQuery = { page?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Metaobject, 'handle'>
    & { kunde?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, media_liste?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
          Pick<StorefrontAPI.Metaobject, 'id'>
          & { type?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, image?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, image_links?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, image_rechts?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
        )> }> }>, mediencredits?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
          Pick<StorefrontAPI.Metaobject, 'id'>
          & { tatigkeitsbereich?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, website?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
        )> }> }>, jahr?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, ort?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, leistung?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<(
        Pick<StorefrontAPI.Metaobject, 'handle'>
        & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
      )> }>, meta_titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, meta_beschreibung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
  )> };

export type ProjectsQueryVariables = StorefrontAPI.Exact<{
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type ProjectsQuery = { settings: { nodes: Array<{ untertitel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, linkbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, meta_titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, meta_beschreibung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> } };

export type ServiceQueryVariables = StorefrontAPI.Exact<{
  handle: StorefrontAPI.Scalars['String']['input'];
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type ServiceQuery = { page?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Metaobject, 'handle'>
    & { text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, kategorien?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
          Pick<StorefrontAPI.Metaobject, 'id'>
          & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
        )> }> }>, untertitel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, tags?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, meta_titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, meta_beschreibung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
  )>, testimonials: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'id'>
      & { reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, kunde?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, zitat?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, logo?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
    )> }, testimonialSettings: { nodes: Array<{ stimmen_hinweis?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> } };

export type ServicesQueryVariables = StorefrontAPI.Exact<{
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type ServicesQuery = { services: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle'>
      & { untertitel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, tags?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, reihenfolge?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
    )> }, page: { nodes: Array<{ leistungen_untertitel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, leistungen_text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, leistungen_linkbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, meta_titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, meta_beschreibung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, prozess_untertitel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, prozess_text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, prozesspunkte?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
            Pick<StorefrontAPI.Metaobject, 'id'>
            & { prozesspunkt?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
          )> }> }> }> }, about: { nodes: Array<{ bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }> }, projects: { nodes: Array<{ linkbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }> }, workshop: { nodes: Array<{ titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, untertitel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }> } };

export type ShopQueryVariables = StorefrontAPI.Exact<{
  after?: StorefrontAPI.InputMaybe<StorefrontAPI.Scalars['String']['input']>;
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type ShopQuery = { products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'availableForSale' | 'id' | 'handle' | 'title' | 'tags' | 'productType' | 'vendor'>
      & { niedrigster_preis_30_tage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, firstVariant: { nodes: Array<{ price: Pick<StorefrontAPI.MoneyV2, 'amount'>, compareAtPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>, niedrigster_preis_30_tage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, unitPrice?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MoneyV2, 'amount'>>, unitPriceMeasurement?: StorefrontAPI.Maybe<Pick<StorefrontAPI.UnitPriceMeasurement, 'referenceUnit' | 'referenceValue'>> }> }, priceRange: { minVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'>, maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, compareAtPriceRange: { maxVariantPrice: Pick<StorefrontAPI.MoneyV2, 'amount'> }, featuredImage?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>>, images: { nodes: Array<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }, farben?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, laengen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, breiten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, preisformel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, konstruktion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, widerruf_ausgeschlossen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage'> }, einstellungen: { nodes: Array<{ untertitel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, linkbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, meta_titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, meta_beschreibung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> }, global: { nodes: Array<{ unikate_banner_bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }> }, klivV1?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'tags' | 'productType' | 'vendor'>
    & { variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, farben?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, laengen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, breiten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, preisformel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, konstruktion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, widerruf_ausgeschlossen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )>, kliv?: StorefrontAPI.Maybe<(
    Pick<StorefrontAPI.Product, 'id' | 'handle' | 'title' | 'tags' | 'productType' | 'vendor'>
    & { variants: { nodes: Array<(
        Pick<StorefrontAPI.ProductVariant, 'id' | 'title' | 'availableForSale' | 'quantityAvailable'>
        & { price: Pick<StorefrontAPI.MoneyV2, 'amount'>, selectedOptions: Array<Pick<StorefrontAPI.SelectedOption, 'name' | 'value'>> }
      )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, farben?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, laengen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, breiten?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, preisformel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, konstruktion?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>>, widerruf_ausgeschlossen?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Metafield, 'value'>> }
  )> };

export type SitemapEntryFragment = (
  Pick<StorefrontAPI.Metaobject, 'handle' | 'updatedAt'>
  & { titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }> }
);

export type SitemapProductFragment = (
  Pick<StorefrontAPI.Product, 'handle' | 'updatedAt'>
  & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url'>> } }
);

export type SitemapQueryVariables = StorefrontAPI.Exact<{ [key: string]: never; }>;


export type SitemapQuery = { shop: { termsOfService?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle'>>, refundPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle'>>, privacyPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle'>>, shippingPolicy?: StorefrontAPI.Maybe<Pick<StorefrontAPI.ShopPolicy, 'handle'>> }, termsInfo: { nodes: Array<Pick<StorefrontAPI.Metaobject, 'handle'>> }, workshop: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle' | 'updatedAt'>
      & { titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }> }
    )> }, projects: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle' | 'updatedAt'>
      & { titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, services: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle' | 'updatedAt'>
      & { titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, landingPages: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle' | 'updatedAt'>
      & { titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> }, products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'handle' | 'updatedAt'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url'>> } }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type MoreSitemapEntriesQueryVariables = StorefrontAPI.Exact<{
  type: StorefrontAPI.Scalars['String']['input'];
  after: StorefrontAPI.Scalars['String']['input'];
}>;


export type MoreSitemapEntriesQuery = { entries: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle' | 'updatedAt'>
      & { titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url'>> }> }> }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type MoreSitemapProductsQueryVariables = StorefrontAPI.Exact<{
  after: StorefrontAPI.Scalars['String']['input'];
}>;


export type MoreSitemapProductsQuery = { products: { nodes: Array<(
      Pick<StorefrontAPI.Product, 'handle' | 'updatedAt'>
      & { images: { nodes: Array<Pick<StorefrontAPI.Image, 'url'>> } }
    )>, pageInfo: Pick<StorefrontAPI.PageInfo, 'hasNextPage' | 'endCursor'> } };

export type ThankYouQueryVariables = StorefrontAPI.Exact<{
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type ThankYouQuery = { kontakt: { nodes: Array<{ untertitel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, link_zu_jobs?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, e_mail?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, name_kontakt_1?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, telefonnummer_kontakt_1?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, name_kontakt_2?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, telefon_nummer_kontakt_2?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, strasse?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, ort?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }> } };

export type WorkshopPageQueryVariables = StorefrontAPI.Exact<{
  language?: StorefrontAPI.InputMaybe<StorefrontAPI.LanguageCode>;
  country?: StorefrontAPI.InputMaybe<StorefrontAPI.CountryCode>;
}>;


export type WorkshopPageQuery = { page: { nodes: Array<(
      Pick<StorefrontAPI.Metaobject, 'handle'>
      & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, untertitel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, details?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
            Pick<StorefrontAPI.Metaobject, 'id'>
            & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
          )> }> }>, kategorien?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
            Pick<StorefrontAPI.Metaobject, 'id'>
            & { titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, text?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, titelbild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }>, bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }
          )> }> }>, meta_titel?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, meta_beschreibung?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
    )> }, awardsBanner: { nodes: Array<{ awards_banner_bild?: StorefrontAPI.Maybe<{ reference?: StorefrontAPI.Maybe<{ image?: StorefrontAPI.Maybe<Pick<StorefrontAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }> }> }> }, awards: { nodes: Array<{ awards_list?: StorefrontAPI.Maybe<{ references?: StorefrontAPI.Maybe<{ nodes: Array<(
            Pick<StorefrontAPI.Metaobject, 'id'>
            & { name?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>>, link?: StorefrontAPI.Maybe<Pick<StorefrontAPI.MetaobjectField, 'value'>> }
          )> }> }> }> } };

interface GeneratedQueryTypes {
  "#graphql\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Merchandise on ProductVariant {\n    id\n    title\n    availableForSale\n    quantityAvailable\n    price { amount }\n    compareAtPrice { amount }\n    niedrigster_preis_30_tage: metafield(namespace: \"custom\", key: \"niedrigster_preis_30_tage\") { value }\n    selectedOptions { name value }\n    image { ...Picture }\n    product {\n      id\n      handle\n      title\n      tags\n      productType\n      vendor\n      niedrigster_preis_30_tage: metafield(namespace: \"custom\", key: \"niedrigster_preis_30_tage\") { value }\n      widerruf_ausgeschlossen: metafield(namespace: \"custom\", key: \"widerruf_ausgeschlossen\") { value }\n      featuredImage { ...Picture }\n    }\n  }\n\n  #graphql\n  fragment ConfiguratorRules on Product {\n    id\n    handle\n    title\n    tags\n    productType\n    vendor\n    farben: metafield(namespace: \"custom\", key: \"farben\") { value }\n    laengen: metafield(namespace: \"custom\", key: \"laengen\") { value }\n    breiten: metafield(namespace: \"custom\", key: \"breiten\") { value }\n    preisformel: metafield(namespace: \"custom\", key: \"preisformel\") { value }\n    konstruktion: metafield(namespace: \"custom\", key: \"konstruktion\") { value }\n    widerruf_ausgeschlossen: metafield(namespace: \"custom\", key: \"widerruf_ausgeschlossen\") { value }\n  }\n\n  #graphql\n  #graphql\n  fragment ConfiguratorVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    quantityAvailable\n    price { amount }\n    selectedOptions { name value }\n  }\n\n  fragment Configurator on Product {\n    ...ConfiguratorRules\n    variants(first: 100) {\n      nodes { ...ConfiguratorVariant }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n\n  #graphql\n  fragment PictureField on MetaobjectField {\n    reference { ... on MediaImage { image { ...Picture } } }\n  }\n\n  #graphql\n  fragment ShopTerms on QueryRoot {\n    shop { paymentSettings { acceptedCardBrands supportedDigitalWallets } }\n    shopSettings: metaobjects(type: \"einstellungen_shop\", first: 1) {\n      nodes {\n        weitere_zahlungsarten: field(key: \"weitere_zahlungsarten\") { value }\n        liefergebiet: field(key: \"liefergebiet\") { value }\n        gewaehrleistung_bild: field(key: \"gewaehrleistung_bild\") { ...PictureField }\n        gewaehrleistung_link: field(key: \"gewaehrleistung_link\") { value }\n      }\n    }\n  }\n\n  query CartMerchandise(\n    $variants: [ID!]!\n    $products: [ID!]!\n    $klivProducts: [ID!]!\n    $standard: [ID!]!\n    $kliv: [ID!]!\n    $language: LanguageCode\n    $country: CountryCode\n  ) @inContext(language: $language, country: $country) {\n    variants: nodes(ids: $variants) { ... on ProductVariant { ...Merchandise } }\n    products: nodes(ids: $products) { ... on Product { ...ConfiguratorRules } }\n    klivProducts: nodes(ids: $klivProducts) { ... on Product { ...Configurator } }\n    standard: nodes(ids: $standard) { ... on ProductVariant { product { ...ConfiguratorRules } } }\n    kliv: nodes(ids: $kliv) { ... on ProductVariant { product { ...Configurator } } }\n    shop { primaryDomain { url } }\n    ...ShopTerms\n  }\n": {return: CartMerchandiseQuery, variables: CartMerchandiseQueryVariables},
  "#graphql\n  query OrderedCart($id: ID!, $language: LanguageCode, $country: CountryCode)\n  @inContext(language: $language, country: $country) {\n    cart(id: $id) { id }\n  }\n": {return: OrderedCartQuery, variables: OrderedCartQueryVariables},
  "#graphql\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment PictureField on MetaobjectField {\n    reference { ... on MediaImage { image { ...Picture } } }\n  }\n\n  #graphql\n  fragment ProjectTeaser on Metaobject {\n    handle\n    reihenfolge: field(key: \"reihenfolge\") { value }\n    titel: field(key: \"titel\") { value }\n    titelbild: field(key: \"titelbild\") { ...PictureField }\n  }\n\n  #graphql\n  fragment ProjectCard on Metaobject {\n    ...ProjectTeaser\n    jahr: field(key: \"jahr\") { value }\n    ort: field(key: \"ort\") { value }\n    leistung: field(key: \"leistung\") {\n      reference { ... on Metaobject { handle titel: field(key: \"titel\") { value } } }\n    }\n  }\n\n  #graphql\n  fragment FirstProjects on QueryRoot {\n    projects: metaobjects(type: \"projekte\", first: 250) {\n      nodes { ...ProjectCard }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n\n  #graphql\n  fragment ShopPages on QueryRoot {\n    shopPages: products(first: 100, reverse: true) { pageInfo { hasNextPage endCursor } }\n  }\n\n  #graphql\n  fragment ServiceTeaser on Metaobject {\n    handle\n    reihenfolge: field(key: \"reihenfolge\") { value }\n    titel: field(key: \"titel\") { value }\n  }\n\n  #graphql\n  fragment StudioAddress on Metaobject {\n    strasse: field(key: \"strasse\") { value }\n    ort: field(key: \"ort\") { value }\n  }\n\n  query Chrome($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {\n    ...FirstProjects\n    ...ShopPages\n    shop {\n      paymentSettings { acceptedCardBrands supportedDigitalWallets }\n      termsOfService { id }\n      refundPolicy { id }\n      shippingPolicy { id }\n      primaryDomain { url }\n    }\n    termsInfo: metaobjects(type: \"agb_text\", first: 1) { nodes { id } }\n    services: metaobjects(type: \"leistungen\", first: 100) { nodes { ...ServiceTeaser } }\n    products(first: 10) { nodes { handle title } }\n    workshop: metaobjects(type: \"werkstatt\", first: 1) { nodes { handle } }\n    contact: metaobjects(type: \"einstellungen_kontakt\", first: 1) {\n      nodes {\n        ...StudioAddress\n        linked_in: field(key: \"linked_in\") { value }\n        instagram: field(key: \"instagram\") { value }\n        threads: field(key: \"threads\") { value }\n        pinterest: field(key: \"pinterest\") { value }\n      }\n    }\n    footer: metaobjects(type: \"einstellungen_global\", first: 1) {\n      nodes {\n        footer_text: field(key: \"footer_text\") { value }\n        footer_blid: field(key: \"footer_blid\") { ...PictureField }\n      }\n    }\n    announcements: metaobjects(type: \"topbar\", first: 100) {\n      nodes {\n        handle\n        reihenfolge: field(key: \"reihenfolge\") { value }\n        message: field(key: \"message\") { value }\n        link_url: field(key: \"link_url\") { value }\n        link_label: field(key: \"link_label\") { value }\n        dismissible: field(key: \"dismissible\") { value }\n      }\n    }\n  }\n": {return: ChromeQuery, variables: ChromeQueryVariables},
  "#graphql\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment PictureField on MetaobjectField {\n    reference { ... on MediaImage { image { ...Picture } } }\n  }\n\n  #graphql\n  fragment ProjectTeaser on Metaobject {\n    handle\n    reihenfolge: field(key: \"reihenfolge\") { value }\n    titel: field(key: \"titel\") { value }\n    titelbild: field(key: \"titelbild\") { ...PictureField }\n  }\n\n  #graphql\n  fragment ProjectCard on Metaobject {\n    ...ProjectTeaser\n    jahr: field(key: \"jahr\") { value }\n    ort: field(key: \"ort\") { value }\n    leistung: field(key: \"leistung\") {\n      reference { ... on Metaobject { handle titel: field(key: \"titel\") { value } } }\n    }\n  }\n\n  #graphql\n  fragment FirstProjects on QueryRoot {\n    projects: metaobjects(type: \"projekte\", first: 250) {\n      nodes { ...ProjectCard }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n\n  query ProjectList($language: LanguageCode, $country: CountryCode)\n  @inContext(language: $language, country: $country) {\n    ...FirstProjects\n  }\n": {return: ProjectListQuery, variables: ProjectListQueryVariables},
  "#graphql\n  #graphql\n  fragment ConfiguratorVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    quantityAvailable\n    price { amount }\n    selectedOptions { name value }\n  }\n\n  query ConfiguratorVariants($handle: String!, $after: String!, $language: LanguageCode, $country: CountryCode)\n  @inContext(language: $language, country: $country) {\n    product(handle: $handle) {\n      variants(first: 250, after: $after) {\n        nodes { ...ConfiguratorVariant }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": {return: ConfiguratorVariantsQuery, variables: ConfiguratorVariantsQueryVariables},
  "#graphql\n  #graphql\n  fragment ConfiguratorRules on Product {\n    id\n    handle\n    title\n    tags\n    productType\n    vendor\n    farben: metafield(namespace: \"custom\", key: \"farben\") { value }\n    laengen: metafield(namespace: \"custom\", key: \"laengen\") { value }\n    breiten: metafield(namespace: \"custom\", key: \"breiten\") { value }\n    preisformel: metafield(namespace: \"custom\", key: \"preisformel\") { value }\n    konstruktion: metafield(namespace: \"custom\", key: \"konstruktion\") { value }\n    widerruf_ausgeschlossen: metafield(namespace: \"custom\", key: \"widerruf_ausgeschlossen\") { value }\n  }\n\n  #graphql\n  #graphql\n  fragment ConfiguratorVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    quantityAvailable\n    price { amount }\n    selectedOptions { name value }\n  }\n\n  fragment Configurator on Product {\n    ...ConfiguratorRules\n    variants(first: 100) {\n      nodes { ...ConfiguratorVariant }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n\n  query ConfiguratorProduct($handle: String!, $language: LanguageCode, $country: CountryCode)\n  @inContext(language: $language, country: $country) {\n    product(handle: $handle) { ...Configurator }\n  }\n": {return: ConfiguratorProductQuery, variables: ConfiguratorProductQueryVariables},
  "#graphql\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment PictureField on MetaobjectField {\n    reference { ... on MediaImage { image { ...Picture } } }\n  }\n\n  #graphql\n  fragment ProjectTeaser on Metaobject {\n    handle\n    reihenfolge: field(key: \"reihenfolge\") { value }\n    titel: field(key: \"titel\") { value }\n    titelbild: field(key: \"titelbild\") { ...PictureField }\n  }\n\n  #graphql\n  fragment ProjectCard on Metaobject {\n    ...ProjectTeaser\n    jahr: field(key: \"jahr\") { value }\n    ort: field(key: \"ort\") { value }\n    leistung: field(key: \"leistung\") {\n      reference { ... on Metaobject { handle titel: field(key: \"titel\") { value } } }\n    }\n  }\n\n  query MoreProjects($after: String!, $language: LanguageCode, $country: CountryCode)\n  @inContext(language: $language, country: $country) {\n    projects: metaobjects(type: \"projekte\", first: 250, after: $after) {\n      nodes { ...ProjectCard }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": {return: MoreProjectsQuery, variables: MoreProjectsQueryVariables},
  "#graphql\n  query Redirects($query: String!) {\n    urlRedirects(first: 10, query: $query) { nodes { path target } }\n  }\n": {return: RedirectsQuery, variables: RedirectsQueryVariables},
  "#graphql\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Variant on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable\n    price { amount }\n    compareAtPrice { amount }\n    niedrigster_preis_30_tage: metafield(namespace: \"custom\", key: \"niedrigster_preis_30_tage\") { value }\n    unitPrice { amount }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    image { ...Picture }\n  }\n\n  query ProductVariants($handle: String!, $after: String!, $language: LanguageCode, $country: CountryCode)\n  @inContext(language: $language, country: $country) {\n    product(handle: $handle) {\n      variants(first: 250, after: $after) {\n        nodes { ...Variant }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n": {return: ProductVariantsQuery, variables: ProductVariantsQueryVariables},
  "#graphql\n  query ShopCursors($after: String) {\n    one: products(first: 100, after: $after, reverse: true) { pageInfo { hasNextPage endCursor } }\n    two: products(first: 200, after: $after, reverse: true) { pageInfo { hasNextPage endCursor } }\n  }\n": {return: ShopCursorsQuery, variables: ShopCursorsQueryVariables},
  "#graphql\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment PictureField on MetaobjectField {\n    reference { ... on MediaImage { image { ...Picture } } }\n  }\n\n  #graphql\n  fragment PageSettings on Metaobject {\n    meta_titel: field(key: \"meta_titel\") { value }\n    meta_beschreibung: field(key: \"meta_beschreibung\") { value }\n  }\n\n  #graphql\n  fragment TeamMember on Metaobject {\n    id\n    name: field(key: \"name\") { value }\n    berufsbezeichnung: field(key: \"berufsbezeichnung\") { value }\n    e_mail: field(key: \"e_mail\") { value }\n    bild: field(key: \"bild\") { ...PictureField }\n  }\n\n  #graphql\n  fragment Testimonials on QueryRoot {\n    testimonials: metaobjects(type: \"testimonial\", first: 100) {\n      nodes {\n        id\n        reihenfolge: field(key: \"reihenfolge\") { value }\n        kunde: field(key: \"kunde\") { value }\n        name: field(key: \"name\") { value }\n        zitat: field(key: \"zitat\") { value }\n        logo: field(key: \"logo\") { ...PictureField }\n      }\n    }\n    testimonialSettings: metaobjects(type: \"einstellungen_global\", first: 1) {\n      nodes { stimmen_hinweis: field(key: \"stimmen_hinweis\") { value } }\n    }\n  }\n\n  #graphql\n  fragment AwardList on MetaobjectField {\n    references(first: 20) {\n      nodes { ... on Metaobject { id name: field(key: \"name\") { value } link: field(key: \"url\") { value } } }\n    }\n  }\n\n  #graphql\n  fragment Awards on QueryRoot {\n    awardsBanner: metaobjects(type: \"einstellungen_global\", first: 1) {\n      nodes { awards_banner_bild: field(key: \"awards_banner_bild\") { ...PictureField } }\n    }\n    awards: metaobjects(type: \"press_page_settings\", first: 1) {\n      nodes { awards_list: field(key: \"awards_list\") { ...AwardList } }\n    }\n  }\n\n  query About($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {\n    about: metaobjects(type: \"about\", first: 1) {\n      nodes {\n        ...PageSettings\n        titel: field(key: \"titel\") { value }\n        story: field(key: \"story\") { value }\n        bild: field(key: \"bild\") { ...PictureField }\n        team: field(key: \"team\") { references(first: 20) { nodes { ...TeamMember } } }\n      }\n    }\n    ...Testimonials\n    ...Awards\n  }\n": {return: AboutQuery, variables: AboutQueryVariables},
  "#graphql\n  query Accessibility($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {\n    settings: metaobjects(type: \"einstellungen_global\", first: 1) {\n      nodes { barrierefreiheit: field(key: \"barrierefreiheit\") { value } }\n    }\n  }\n": {return: AccessibilityQuery, variables: AccessibilityQueryVariables},
  "#graphql\n  query Terms($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {\n    page: metaobjects(type: \"agb_text\", first: 1) { nodes { text: field(key: \"text\") { value } } }\n  }\n": {return: TermsQuery, variables: TermsQueryVariables},
  "#graphql\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment PictureField on MetaobjectField {\n    reference { ... on MediaImage { image { ...Picture } } }\n  }\n\n  #graphql\n  fragment PageSettings on Metaobject {\n    meta_titel: field(key: \"meta_titel\") { value }\n    meta_beschreibung: field(key: \"meta_beschreibung\") { value }\n  }\n\n  #graphql\n  fragment StudioAddress on Metaobject {\n    strasse: field(key: \"strasse\") { value }\n    ort: field(key: \"ort\") { value }\n  }\n\n  #graphql\n  fragment ContactSettings on Metaobject {\n    ...StudioAddress\n    untertitel: field(key: \"untertitel\") { value }\n    text: field(key: \"text\") { value }\n    link_zu_jobs: field(key: \"link_zu_jobs\") { value }\n    e_mail: field(key: \"e_mail\") { value }\n    name_kontakt_1: field(key: \"name_kontakt_1\") { value }\n    telefonnummer_kontakt_1: field(key: \"telefonnummer_kontakt_1\") { value }\n    name_kontakt_2: field(key: \"name_kontakt_2\") { value }\n    telefon_nummer_kontakt_2: field(key: \"telefon_nummer_kontakt_2\") { value }\n  }\n\n  query Contact($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {\n    kontakt: metaobjects(type: \"einstellungen_kontakt\", first: 1) {\n      nodes {\n        ...ContactSettings\n        ...PageSettings\n        bild: field(key: \"bild\") { ...PictureField }\n      }\n    }\n  }\n": {return: ContactQuery, variables: ContactQueryVariables},
  "#graphql\n  #graphql\n  fragment Questions on QueryRoot {\n    questions: metaobjects(type: \"faq\", first: 100) {\n      nodes {\n        id\n        reihenfolge: field(key: \"reihenfolge\") { value }\n        frage: field(key: \"frage\") { value }\n        antwort: field(key: \"antwort\") { value }\n      }\n    }\n  }\n\n  query Faq($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {\n    ...Questions\n  }\n": {return: FaqQuery, variables: FaqQueryVariables},
  "#graphql\n  #graphql\n  fragment PressArticles on Metaobject {\n    articles_list: field(key: \"articles_list\") {\n      references(first: 100) {\n        nodes {\n          ... on Metaobject {\n            id\n            magazine: field(key: \"magazine\") { value }\n            title: field(key: \"title\") { value }\n            link: field(key: \"link\") { value }\n            date: field(key: \"date\") { value }\n          }\n        }\n      }\n    }\n  }\n\n  query PressLinks($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {\n    press: metaobjects(type: \"press_page_settings\", first: 1) { nodes { ...PressArticles } }\n  }\n": {return: PressLinksQuery, variables: PressLinksQueryVariables},
  "#graphql\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment PictureField on MetaobjectField {\n    reference { ... on MediaImage { image { ...Picture } } }\n  }\n\n  #graphql\n  fragment PageSettings on Metaobject {\n    meta_titel: field(key: \"meta_titel\") { value }\n    meta_beschreibung: field(key: \"meta_beschreibung\") { value }\n  }\n\n  #graphql\n  fragment ServiceTeaser on Metaobject {\n    handle\n    reihenfolge: field(key: \"reihenfolge\") { value }\n    titel: field(key: \"titel\") { value }\n  }\n\n  #graphql\n  fragment ServiceCard on Metaobject {\n    ...ServiceTeaser\n    untertitel: field(key: \"untertitel\") { value }\n    tags: field(key: \"tags\") { value }\n    titelbild: field(key: \"titelbild\") { ...PictureField }\n  }\n\n  #graphql\n  fragment Workshop on QueryRoot {\n    workshop: metaobjects(type: \"werkstatt\", first: 1) {\n      nodes {\n        titel: field(key: \"titel\") { value }\n        untertitel: field(key: \"untertitel\") { value }\n        titelbild: field(key: \"titelbild\") { ...PictureField }\n      }\n    }\n  }\n\n  query Home($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {\n    ...Workshop\n    services: metaobjects(type: \"leistungen\", first: 100) { nodes { ...ServiceCard } }\n    about: metaobjects(type: \"about\", first: 1) { nodes { text: field(key: \"text\") { value } } }\n    process: metaobjects(type: \"prozess\", first: 1) {\n      nodes { leistungen_linkbild: field(key: \"leistungen_linkbild\") { ...PictureField } }\n    }\n    settings: metaobjects(type: \"einstellungen_global\", first: 1) {\n      nodes {\n        ...PageSettings\n        linkbild: field(key: \"linkbild\") { ...PictureField }\n      }\n    }\n  }\n": {return: HomeQuery, variables: HomeQueryVariables},
  "#graphql\n  query Imprint($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {\n    settings: metaobjects(type: \"einstellungen_global\", first: 1) {\n      nodes { impressum: field(key: \"impressum\") { value } }\n    }\n  }\n": {return: ImprintQuery, variables: ImprintQueryVariables},
  "#graphql\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment PictureField on MetaobjectField {\n    reference { ... on MediaImage { image { ...Picture } } }\n  }\n\n  #graphql\n  fragment PageSettings on Metaobject {\n    meta_titel: field(key: \"meta_titel\") { value }\n    meta_beschreibung: field(key: \"meta_beschreibung\") { value }\n  }\n\n  #graphql\n  fragment Section on Metaobject {\n    id\n    titel: field(key: \"titel\") { value }\n    text: field(key: \"text\") { value }\n    titelbild: field(key: \"titelbild\") { ...PictureField }\n    bild: field(key: \"bild\") { ...PictureField }\n  }\n\n  #graphql\n  fragment JobList on QueryRoot {\n    jobs: metaobjects(type: \"jobs\", first: 20) {\n      nodes {\n        handle\n        updatedAt\n        reihenfolge: field(key: \"reihenfolge\") { value }\n        berufsbezeichnungen: field(key: \"berufsbezeichnungen\") { value }\n        ort: field(key: \"ort\") { value }\n        titelbild: field(key: \"titelbild\") { ...PictureField }\n        informationen: field(key: \"informationen\") { value }\n        details: field(key: \"details\") { references(first: 20) { nodes { ...Section } } }\n        ...PageSettings\n      }\n    }\n  }\n\n  query Jobs($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {\n    ...JobList\n    page: metaobjects(type: \"einstellungen_jobs\", first: 1) {\n      nodes {\n        ...PageSettings\n        untertitel: field(key: \"untertitel\") { value }\n        text: field(key: \"text\") { value }\n        nojobs: field(key: \"nojobs\") { value }\n        mail: field(key: \"mail\") { value }\n        more_info: field(key: \"more_info\") { value }\n        bild: field(key: \"bild\") { ...PictureField }\n        details: field(key: \"details\") { references(first: 20) { nodes { ...Section } } }\n      }\n    }\n  }\n": {return: JobsQuery, variables: JobsQueryVariables},
  "#graphql\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment PictureField on MetaobjectField {\n    reference { ... on MediaImage { image { ...Picture } } }\n  }\n\n  #graphql\n  fragment PageSettings on Metaobject {\n    meta_titel: field(key: \"meta_titel\") { value }\n    meta_beschreibung: field(key: \"meta_beschreibung\") { value }\n  }\n\n  #graphql\n  fragment Section on Metaobject {\n    id\n    titel: field(key: \"titel\") { value }\n    text: field(key: \"text\") { value }\n    titelbild: field(key: \"titelbild\") { ...PictureField }\n    bild: field(key: \"bild\") { ...PictureField }\n  }\n\n  #graphql\n  fragment LandingContent on Metaobject {\n    handle\n    ...PageSettings\n    titel: field(key: \"titel\") { value }\n    untertitel: field(key: \"untertitel\") { value }\n    text: field(key: \"text\") { value }\n    titelbild: field(key: \"titelbild\") { ...PictureField }\n    details: field(key: \"details\") { references(first: 20) { nodes { ...Section } } }\n    kategorien: field(key: \"kategorien\") { references(first: 20) { nodes { ...Section } } }\n  }\n\n  #graphql\n  fragment AwardList on MetaobjectField {\n    references(first: 20) {\n      nodes { ... on Metaobject { id name: field(key: \"name\") { value } link: field(key: \"url\") { value } } }\n    }\n  }\n\n  #graphql\n  fragment Awards on QueryRoot {\n    awardsBanner: metaobjects(type: \"einstellungen_global\", first: 1) {\n      nodes { awards_banner_bild: field(key: \"awards_banner_bild\") { ...PictureField } }\n    }\n    awards: metaobjects(type: \"press_page_settings\", first: 1) {\n      nodes { awards_list: field(key: \"awards_list\") { ...AwardList } }\n    }\n  }\n\n  query Landing($handle: String!, $language: LanguageCode, $country: CountryCode)\n  @inContext(language: $language, country: $country) {\n    page: metaobject(handle: {type: \"landingpage\", handle: $handle}) { ...LandingContent }\n    ...Awards\n  }\n": {return: LandingQuery, variables: LandingQueryVariables},
  "#graphql\n  query Legal($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {\n    shop {\n      termsOfService { title body }\n      refundPolicy { title body }\n      privacyPolicy { title body }\n      shippingPolicy { title body }\n    }\n  }\n": {return: LegalQuery, variables: LegalQueryVariables},
  "#graphql\n  #graphql\n  fragment PageSettings on Metaobject {\n    meta_titel: field(key: \"meta_titel\") { value }\n    meta_beschreibung: field(key: \"meta_beschreibung\") { value }\n  }\n\n  #graphql\n  fragment PressArticles on Metaobject {\n    articles_list: field(key: \"articles_list\") {\n      references(first: 100) {\n        nodes {\n          ... on Metaobject {\n            id\n            magazine: field(key: \"magazine\") { value }\n            title: field(key: \"title\") { value }\n            link: field(key: \"link\") { value }\n            date: field(key: \"date\") { value }\n          }\n        }\n      }\n    }\n  }\n\n  #graphql\n  fragment AwardList on MetaobjectField {\n    references(first: 20) {\n      nodes { ... on Metaobject { id name: field(key: \"name\") { value } link: field(key: \"url\") { value } } }\n    }\n  }\n\n  #graphql\n  fragment PressInfo on Metaobject {\n    presskit_url: field(key: \"presskit_url\") { value reference { ... on GenericFile { url } } }\n    presskit_items: field(key: \"presskit_items\") { value }\n    contact_name: field(key: \"contact_name\") { value }\n    contact_role: field(key: \"contact_role\") { value }\n    contact_email: field(key: \"contact_email\") { value }\n    contact_phone: field(key: \"contact_phone\") { value }\n    mentions: field(key: \"mentions\") {\n      references(first: 20) {\n        nodes { ... on Metaobject { id name: field(key: \"name\") { value } link: field(key: \"link\") { value } } }\n      }\n    }\n    awards_list: field(key: \"awards_list\") { ...AwardList }\n  }\n\n  query Press($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {\n    page: metaobjects(type: \"press_page_settings\", first: 1) {\n      nodes {\n        ...PageSettings\n        ...PressArticles\n        ...PressInfo\n        headline: field(key: \"headline\") { value }\n        intro_text: field(key: \"intro_text\") { value }\n      }\n    }\n  }\n": {return: PressQuery, variables: PressQueryVariables},
  "#graphql\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment Variant on ProductVariant {\n    id\n    title\n    sku\n    availableForSale\n    quantityAvailable\n    price { amount }\n    compareAtPrice { amount }\n    niedrigster_preis_30_tage: metafield(namespace: \"custom\", key: \"niedrigster_preis_30_tage\") { value }\n    unitPrice { amount }\n    unitPriceMeasurement { referenceUnit referenceValue }\n    image { ...Picture }\n  }\n\n  #graphql\n  fragment LabelPicture on Metafield {\n    reference { ... on MediaImage { image { ...Picture } } }\n  }\n  fragment ProductFacts on Product {\n    hersteller: metafield(namespace: \"custom\", key: \"hersteller\") { value }\n    hersteller_e_mail: metafield(namespace: \"custom\", key: \"hersteller_e_mail\") { value }\n    warnhinweise: metafield(namespace: \"custom\", key: \"warnhinweise\") { value }\n    weee_nummer: metafield(namespace: \"custom\", key: \"weee_nummer\") { value }\n    textilkennzeichnung: metafield(namespace: \"custom\", key: \"textilkennzeichnung\") { value }\n    produktdatenblatt: metafield(namespace: \"custom\", key: \"produktdatenblatt\") { value }\n    energielabel: metafield(namespace: \"custom\", key: \"energielabel\") { ...LabelPicture }\n    energieklasse: metafield(namespace: \"custom\", key: \"energieklasse\") { value }\n    garan_label: metafield(namespace: \"custom\", key: \"garan_label\") { ...LabelPicture }\n  }\n\n  #graphql\n  fragment Product on Product {\n    ...ProductFacts\n    id\n    handle\n    title\n    description\n    descriptionHtml\n    productType\n    vendor\n    tags\n    seo { title description }\n    images(first: 20) { nodes { ...Picture } }\n    variants(first: 100) {\n      nodes { ...Variant }\n      pageInfo { hasNextPage endCursor }\n    }\n    niedrigster_preis_30_tage: metafield(namespace: \"custom\", key: \"niedrigster_preis_30_tage\") { value }\n    widerruf_ausgeschlossen: metafield(namespace: \"custom\", key: \"widerruf_ausgeschlossen\") { value }\n    metafields(identifiers: [\n      {namespace: \"custom\", key: \"masse\"}\n      {namespace: \"custom\", key: \"lieferumfang\"}\n      {namespace: \"custom\", key: \"lieferzeit\"}\n      {namespace: \"custom\", key: \"lieferhinweis\"}\n      {namespace: \"custom\", key: \"bitte_beachten\"}\n    ]) {\n      key\n      value\n    }\n  }\n\n  #graphql\n  fragment StudioAddress on Metaobject {\n    strasse: field(key: \"strasse\") { value }\n    ort: field(key: \"ort\") { value }\n  }\n\n  #graphql\n  fragment ProductStudio on QueryRoot {\n    maker: metaobjects(type: \"einstellungen_kontakt\", first: 1) {\n      nodes { ...StudioAddress e_mail: field(key: \"e_mail\") { value } }\n    }\n    notice: metaobjects(type: \"einstellungen_shop\", first: 1) {\n      nodes {\n        gewaehrleistung_link: field(key: \"gewaehrleistung_link\") { value }\n        versandkosten: field(key: \"versandkosten\") { value }\n        versand_frei_ab: field(key: \"versand_frei_ab\") { value }\n      }\n    }\n  }\n\n  #graphql\n  fragment ConfiguratorRules on Product {\n    id\n    handle\n    title\n    tags\n    productType\n    vendor\n    farben: metafield(namespace: \"custom\", key: \"farben\") { value }\n    laengen: metafield(namespace: \"custom\", key: \"laengen\") { value }\n    breiten: metafield(namespace: \"custom\", key: \"breiten\") { value }\n    preisformel: metafield(namespace: \"custom\", key: \"preisformel\") { value }\n    konstruktion: metafield(namespace: \"custom\", key: \"konstruktion\") { value }\n    widerruf_ausgeschlossen: metafield(namespace: \"custom\", key: \"widerruf_ausgeschlossen\") { value }\n  }\n\n  #graphql\n  #graphql\n  fragment ConfiguratorVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    quantityAvailable\n    price { amount }\n    selectedOptions { name value }\n  }\n\n  fragment Configurator on Product {\n    ...ConfiguratorRules\n    variants(first: 100) {\n      nodes { ...ConfiguratorVariant }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n\n  #graphql\n  fragment ProductCard on Product {\n    ...ConfiguratorRules\n    availableForSale\n    niedrigster_preis_30_tage: metafield(namespace: \"custom\", key: \"niedrigster_preis_30_tage\") { value }\n    firstVariant: variants(first: 1) { nodes { price { amount } compareAtPrice { amount } niedrigster_preis_30_tage: metafield(namespace: \"custom\", key: \"niedrigster_preis_30_tage\") { value } unitPrice { amount } unitPriceMeasurement { referenceUnit referenceValue } } }\n    priceRange { minVariantPrice { amount } maxVariantPrice { amount } }\n    compareAtPriceRange { maxVariantPrice { amount } }\n    featuredImage { ...Picture }\n    images(first: 2) { nodes { ...Picture } }\n  }\n\n  #graphql\n  fragment KlivRanges on QueryRoot {\n    klivV1: product(handle: \"kliv_v1\") { ...Configurator }\n    kliv: product(handle: \"kliv\") { ...Configurator }\n  }\n\n  query Product(\n    $handle: String!\n    $sortKey: ProductSortKeys\n    $reverse: Boolean\n    $language: LanguageCode\n    $country: CountryCode\n  ) @inContext(language: $language, country: $country) {\n    product(handle: $handle) { ...Product ...Configurator }\n    products(first: 24, sortKey: $sortKey, reverse: $reverse) { nodes { ...ProductCard } }\n    ...KlivRanges\n    ...ProductStudio\n  }\n": {return: ProductQuery, variables: ProductQueryVariables},
  "#graphql\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment PictureField on MetaobjectField {\n    reference { ... on MediaImage { image { ...Picture } } }\n  }\n\n  #graphql\n  fragment PageSettings on Metaobject {\n    meta_titel: field(key: \"meta_titel\") { value }\n    meta_beschreibung: field(key: \"meta_beschreibung\") { value }\n  }\n\n  #graphql\n  fragment ProjectTeaser on Metaobject {\n    handle\n    reihenfolge: field(key: \"reihenfolge\") { value }\n    titel: field(key: \"titel\") { value }\n    titelbild: field(key: \"titelbild\") { ...PictureField }\n  }\n\n  #graphql\n  fragment ProjectCard on Metaobject {\n    ...ProjectTeaser\n    jahr: field(key: \"jahr\") { value }\n    ort: field(key: \"ort\") { value }\n    leistung: field(key: \"leistung\") {\n      reference { ... on Metaobject { handle titel: field(key: \"titel\") { value } } }\n    }\n  }\n\n  #graphql\n  fragment MediaBlock on Metaobject {\n    id\n    type: field(key: \"type\") { value }\n    text: field(key: \"text\") { value }\n    image: field(key: \"image\") { ...PictureField }\n    image_links: field(key: \"image_links\") { ...PictureField }\n    image_rechts: field(key: \"image_rechts\") { ...PictureField }\n  }\n\n  #graphql\n  fragment Credit on Metaobject {\n    id\n    tatigkeitsbereich: field(key: \"tatigkeitsbereich\") { value }\n    name: field(key: \"name\") { value }\n    website: field(key: \"website\") { value }\n  }\n\n  #graphql\n  fragment Project on Metaobject {\n    ...ProjectCard\n    ...PageSettings\n    kunde: field(key: \"kunde\") { value }\n    media_liste: field(key: \"media_liste\") { references(first: 20) { nodes { ...MediaBlock } } }\n    mediencredits: field(key: \"mediencredits\") { references(first: 100) { nodes { ...Credit } } }\n  }\n\n  query Project($handle: String!, $language: LanguageCode, $country: CountryCode)\n  @inContext(language: $language, country: $country) {\n    page: metaobject(handle: {type: \"projekte\", handle: $handle}) { ...Project }\n  }\n": {return: ProjectQuery, variables: ProjectQueryVariables},
  "#graphql\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment PictureField on MetaobjectField {\n    reference { ... on MediaImage { image { ...Picture } } }\n  }\n\n  #graphql\n  fragment PageSettings on Metaobject {\n    meta_titel: field(key: \"meta_titel\") { value }\n    meta_beschreibung: field(key: \"meta_beschreibung\") { value }\n  }\n\n  query Projects($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {\n    settings: metaobjects(type: \"einstellungen_projekte\", first: 1) {\n      nodes {\n        untertitel: field(key: \"untertitel\") { value }\n        text: field(key: \"text\") { value }\n        ...PageSettings\n        linkbild: field(key: \"linkbild\") { ...PictureField }\n      }\n    }\n  }\n": {return: ProjectsQuery, variables: ProjectsQueryVariables},
  "#graphql\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment PictureField on MetaobjectField {\n    reference { ... on MediaImage { image { ...Picture } } }\n  }\n\n  #graphql\n  fragment PageSettings on Metaobject {\n    meta_titel: field(key: \"meta_titel\") { value }\n    meta_beschreibung: field(key: \"meta_beschreibung\") { value }\n  }\n\n  #graphql\n  fragment ServiceTeaser on Metaobject {\n    handle\n    reihenfolge: field(key: \"reihenfolge\") { value }\n    titel: field(key: \"titel\") { value }\n  }\n\n  #graphql\n  fragment ServiceCard on Metaobject {\n    ...ServiceTeaser\n    untertitel: field(key: \"untertitel\") { value }\n    tags: field(key: \"tags\") { value }\n    titelbild: field(key: \"titelbild\") { ...PictureField }\n  }\n\n  #graphql\n  fragment Section on Metaobject {\n    id\n    titel: field(key: \"titel\") { value }\n    text: field(key: \"text\") { value }\n    titelbild: field(key: \"titelbild\") { ...PictureField }\n    bild: field(key: \"bild\") { ...PictureField }\n  }\n\n  #graphql\n  fragment Service on Metaobject {\n    ...ServiceCard\n    ...PageSettings\n    text: field(key: \"text\") { value }\n    kategorien: field(key: \"kategorien\") { references(first: 20) { nodes { ...Section } } }\n  }\n\n  #graphql\n  fragment Testimonials on QueryRoot {\n    testimonials: metaobjects(type: \"testimonial\", first: 100) {\n      nodes {\n        id\n        reihenfolge: field(key: \"reihenfolge\") { value }\n        kunde: field(key: \"kunde\") { value }\n        name: field(key: \"name\") { value }\n        zitat: field(key: \"zitat\") { value }\n        logo: field(key: \"logo\") { ...PictureField }\n      }\n    }\n    testimonialSettings: metaobjects(type: \"einstellungen_global\", first: 1) {\n      nodes { stimmen_hinweis: field(key: \"stimmen_hinweis\") { value } }\n    }\n  }\n\n  query Service($handle: String!, $language: LanguageCode, $country: CountryCode)\n  @inContext(language: $language, country: $country) {\n    page: metaobject(handle: {type: \"leistungen\", handle: $handle}) { ...Service }\n    ...Testimonials\n  }\n": {return: ServiceQuery, variables: ServiceQueryVariables},
  "#graphql\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment PictureField on MetaobjectField {\n    reference { ... on MediaImage { image { ...Picture } } }\n  }\n\n  #graphql\n  fragment PageSettings on Metaobject {\n    meta_titel: field(key: \"meta_titel\") { value }\n    meta_beschreibung: field(key: \"meta_beschreibung\") { value }\n  }\n\n  #graphql\n  fragment ServiceTeaser on Metaobject {\n    handle\n    reihenfolge: field(key: \"reihenfolge\") { value }\n    titel: field(key: \"titel\") { value }\n  }\n\n  #graphql\n  fragment ServiceCard on Metaobject {\n    ...ServiceTeaser\n    untertitel: field(key: \"untertitel\") { value }\n    tags: field(key: \"tags\") { value }\n    titelbild: field(key: \"titelbild\") { ...PictureField }\n  }\n\n  #graphql\n  fragment Workshop on QueryRoot {\n    workshop: metaobjects(type: \"werkstatt\", first: 1) {\n      nodes {\n        titel: field(key: \"titel\") { value }\n        untertitel: field(key: \"untertitel\") { value }\n        titelbild: field(key: \"titelbild\") { ...PictureField }\n      }\n    }\n  }\n\n  #graphql\n  fragment Process on Metaobject {\n    prozess_untertitel: field(key: \"prozess_untertitel\") { value }\n    prozess_text: field(key: \"prozess_text\") { value }\n    prozesspunkte: field(key: \"prozesspunkte\") {\n      references(first: 20) {\n        nodes {\n          ... on Metaobject {\n            id\n            prozesspunkt: field(key: \"prozesspunkt\") { value }\n            text: field(key: \"text\") { value }\n            bild: field(key: \"bild\") { ...PictureField }\n          }\n        }\n      }\n    }\n  }\n\n  query Services($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {\n    services: metaobjects(type: \"leistungen\", first: 100) { nodes { ...ServiceCard } }\n    ...Workshop\n    page: metaobjects(type: \"prozess\", first: 1) {\n      nodes {\n        ...PageSettings\n        ...Process\n        leistungen_untertitel: field(key: \"leistungen_untertitel\") { value }\n        leistungen_text: field(key: \"leistungen_text\") { value }\n        leistungen_linkbild: field(key: \"leistungen_linkbild\") { ...PictureField }\n      }\n    }\n    about: metaobjects(type: \"about\", first: 1) { nodes { bild: field(key: \"bild\") { ...PictureField } } }\n    projects: metaobjects(type: \"einstellungen_projekte\", first: 1) {\n      nodes { linkbild: field(key: \"linkbild\") { ...PictureField } }\n    }\n  }\n": {return: ServicesQuery, variables: ServicesQueryVariables},
  "#graphql\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment PictureField on MetaobjectField {\n    reference { ... on MediaImage { image { ...Picture } } }\n  }\n\n  #graphql\n  fragment PageSettings on Metaobject {\n    meta_titel: field(key: \"meta_titel\") { value }\n    meta_beschreibung: field(key: \"meta_beschreibung\") { value }\n  }\n\n  #graphql\n  fragment ConfiguratorRules on Product {\n    id\n    handle\n    title\n    tags\n    productType\n    vendor\n    farben: metafield(namespace: \"custom\", key: \"farben\") { value }\n    laengen: metafield(namespace: \"custom\", key: \"laengen\") { value }\n    breiten: metafield(namespace: \"custom\", key: \"breiten\") { value }\n    preisformel: metafield(namespace: \"custom\", key: \"preisformel\") { value }\n    konstruktion: metafield(namespace: \"custom\", key: \"konstruktion\") { value }\n    widerruf_ausgeschlossen: metafield(namespace: \"custom\", key: \"widerruf_ausgeschlossen\") { value }\n  }\n\n  #graphql\n  #graphql\n  fragment ConfiguratorVariant on ProductVariant {\n    id\n    title\n    availableForSale\n    quantityAvailable\n    price { amount }\n    selectedOptions { name value }\n  }\n\n  fragment Configurator on Product {\n    ...ConfiguratorRules\n    variants(first: 100) {\n      nodes { ...ConfiguratorVariant }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n\n  #graphql\n  fragment ProductCard on Product {\n    ...ConfiguratorRules\n    availableForSale\n    niedrigster_preis_30_tage: metafield(namespace: \"custom\", key: \"niedrigster_preis_30_tage\") { value }\n    firstVariant: variants(first: 1) { nodes { price { amount } compareAtPrice { amount } niedrigster_preis_30_tage: metafield(namespace: \"custom\", key: \"niedrigster_preis_30_tage\") { value } unitPrice { amount } unitPriceMeasurement { referenceUnit referenceValue } } }\n    priceRange { minVariantPrice { amount } maxVariantPrice { amount } }\n    compareAtPriceRange { maxVariantPrice { amount } }\n    featuredImage { ...Picture }\n    images(first: 2) { nodes { ...Picture } }\n  }\n\n  #graphql\n  fragment KlivRanges on QueryRoot {\n    klivV1: product(handle: \"kliv_v1\") { ...Configurator }\n    kliv: product(handle: \"kliv\") { ...Configurator }\n  }\n\n  query Shop($after: String, $language: LanguageCode, $country: CountryCode)\n  @inContext(language: $language, country: $country) {\n    products(first: 100, after: $after, reverse: true) { nodes { ...ProductCard } pageInfo { hasNextPage } }\n    ...KlivRanges\n    einstellungen: metaobjects(type: \"einstellungen_shop\", first: 1) {\n      nodes {\n        untertitel: field(key: \"untertitel\") { value }\n        text: field(key: \"text\") { value }\n        ...PageSettings\n        linkbild: field(key: \"linkbild\") { ...PictureField }\n      }\n    }\n    global: metaobjects(type: \"einstellungen_global\", first: 1) {\n      nodes { unikate_banner_bild: field(key: \"unikate_banner_bild\") { ...PictureField } }\n    }\n  }\n": {return: ShopQuery, variables: ShopQueryVariables},
  "#graphql\n  #graphql\n  fragment SitemapEntry on Metaobject {\n    handle\n    updatedAt\n    titelbild: field(key: \"titelbild\") { reference { ... on MediaImage { image { url } } } }\n  }\n\n  #graphql\n  fragment SitemapProduct on Product {\n    handle\n    updatedAt\n    images(first: 5) { nodes { url } }\n  }\n\n  query Sitemap {\n    shop {\n      termsOfService { handle }\n      refundPolicy { handle }\n      privacyPolicy { handle }\n      shippingPolicy { handle }\n    }\n    termsInfo: metaobjects(type: \"agb_text\", first: 1) { nodes { handle } }\n    workshop: metaobjects(type: \"werkstatt\", first: 1) { nodes { ...SitemapEntry } }\n    projects: metaobjects(type: \"projekte\", first: 250) { nodes { ...SitemapEntry } pageInfo { hasNextPage endCursor } }\n    services: metaobjects(type: \"leistungen\", first: 250) { nodes { ...SitemapEntry } pageInfo { hasNextPage endCursor } }\n    landingPages: metaobjects(type: \"landingpage\", first: 250) { nodes { ...SitemapEntry } pageInfo { hasNextPage endCursor } }\n    products(first: 250) { nodes { ...SitemapProduct } pageInfo { hasNextPage endCursor } }\n  }\n": {return: SitemapQuery, variables: SitemapQueryVariables},
  "#graphql\n  #graphql\n  fragment SitemapEntry on Metaobject {\n    handle\n    updatedAt\n    titelbild: field(key: \"titelbild\") { reference { ... on MediaImage { image { url } } } }\n  }\n\n  query MoreSitemapEntries($type: String!, $after: String!) {\n    entries: metaobjects(type: $type, first: 250, after: $after) { nodes { ...SitemapEntry } pageInfo { hasNextPage endCursor } }\n  }\n": {return: MoreSitemapEntriesQuery, variables: MoreSitemapEntriesQueryVariables},
  "#graphql\n  #graphql\n  fragment SitemapProduct on Product {\n    handle\n    updatedAt\n    images(first: 5) { nodes { url } }\n  }\n\n  query MoreSitemapProducts($after: String!) {\n    products(first: 250, after: $after) { nodes { ...SitemapProduct } pageInfo { hasNextPage endCursor } }\n  }\n": {return: MoreSitemapProductsQuery, variables: MoreSitemapProductsQueryVariables},
  "#graphql\n  #graphql\n  fragment StudioAddress on Metaobject {\n    strasse: field(key: \"strasse\") { value }\n    ort: field(key: \"ort\") { value }\n  }\n\n  #graphql\n  fragment ContactSettings on Metaobject {\n    ...StudioAddress\n    untertitel: field(key: \"untertitel\") { value }\n    text: field(key: \"text\") { value }\n    link_zu_jobs: field(key: \"link_zu_jobs\") { value }\n    e_mail: field(key: \"e_mail\") { value }\n    name_kontakt_1: field(key: \"name_kontakt_1\") { value }\n    telefonnummer_kontakt_1: field(key: \"telefonnummer_kontakt_1\") { value }\n    name_kontakt_2: field(key: \"name_kontakt_2\") { value }\n    telefon_nummer_kontakt_2: field(key: \"telefon_nummer_kontakt_2\") { value }\n  }\n\n  query ThankYou($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {\n    kontakt: metaobjects(type: \"einstellungen_kontakt\", first: 1) { nodes { ...ContactSettings } }\n  }\n": {return: ThankYouQuery, variables: ThankYouQueryVariables},
  "#graphql\n  #graphql\n  fragment Picture on Image {\n    url\n    altText\n    width\n    height\n  }\n\n  #graphql\n  fragment PictureField on MetaobjectField {\n    reference { ... on MediaImage { image { ...Picture } } }\n  }\n\n  #graphql\n  fragment PageSettings on Metaobject {\n    meta_titel: field(key: \"meta_titel\") { value }\n    meta_beschreibung: field(key: \"meta_beschreibung\") { value }\n  }\n\n  #graphql\n  fragment Section on Metaobject {\n    id\n    titel: field(key: \"titel\") { value }\n    text: field(key: \"text\") { value }\n    titelbild: field(key: \"titelbild\") { ...PictureField }\n    bild: field(key: \"bild\") { ...PictureField }\n  }\n\n  #graphql\n  fragment LandingContent on Metaobject {\n    handle\n    ...PageSettings\n    titel: field(key: \"titel\") { value }\n    untertitel: field(key: \"untertitel\") { value }\n    text: field(key: \"text\") { value }\n    titelbild: field(key: \"titelbild\") { ...PictureField }\n    details: field(key: \"details\") { references(first: 20) { nodes { ...Section } } }\n    kategorien: field(key: \"kategorien\") { references(first: 20) { nodes { ...Section } } }\n  }\n\n  #graphql\n  fragment AwardList on MetaobjectField {\n    references(first: 20) {\n      nodes { ... on Metaobject { id name: field(key: \"name\") { value } link: field(key: \"url\") { value } } }\n    }\n  }\n\n  #graphql\n  fragment Awards on QueryRoot {\n    awardsBanner: metaobjects(type: \"einstellungen_global\", first: 1) {\n      nodes { awards_banner_bild: field(key: \"awards_banner_bild\") { ...PictureField } }\n    }\n    awards: metaobjects(type: \"press_page_settings\", first: 1) {\n      nodes { awards_list: field(key: \"awards_list\") { ...AwardList } }\n    }\n  }\n\n  query WorkshopPage($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {\n    page: metaobjects(type: \"werkstatt\", first: 1) { nodes { ...LandingContent } }\n    ...Awards\n  }\n": {return: WorkshopPageQuery, variables: WorkshopPageQueryVariables},
}

interface GeneratedMutationTypes {
}

declare module '@shopify/hydrogen' {
  interface StorefrontQueries extends GeneratedQueryTypes {}
  interface StorefrontMutations extends GeneratedMutationTypes {}
}
