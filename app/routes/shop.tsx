import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import type {ShopQuery} from 'storefrontapi.generated';
import {loadChrome} from '~/chrome/chromeData';
import {PICTURE_FIELD_FRAGMENT, picture, text} from '~/content/fields';
import {PAGE_SETTINGS_FRAGMENT, toPageSettings} from '~/content/pageSettings';
import {useMessages} from '~/i18n/useLanguage';
import {lookupCache} from '~/platform/cache/lifetimes';
import {isHandle} from '~/platform/store/handle';
import {PICTURE_FRAGMENT} from '~/platform/images';
import {notFound} from '~/platform/errors';
import {listPage, pageNumber} from '~/platform/listPage';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import {CONFIGURATOR_FRAGMENT, CONFIGURATOR_RULES_FRAGMENT} from '~/configurator/rules/queries';
import {shopMessages} from '~/product/messages';
import {ProductGrid} from '~/product/ProductGrid';
import {filterMessages, ShopChips} from '~/product/ShopChips';
import {madeAs, readShopFilter, shopPath, toKinds} from '~/product/shopFilter';
import {cursorOfShopPage} from '~/product/shopPages';
import {KLIV_RANGES_FRAGMENT, PRODUCT_CARD_FRAGMENT, toProductCards, withAllRanges} from '~/product/products';
import {ListPages} from '~/ui/ListPages';
import {PageHeader} from '~/ui/PageHeader';
import {Picture} from '~/ui/Picture';
import {TextLink} from '~/ui/TextLink';
import styles from './shop.module.css';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta(data?.settings ?? {}, pageLocation(args));

export async function loader({context, request}: LoaderFunctionArgs) {
  const {storefront, language} = context;
  const number = pageNumber(request.url);
  const filter = readShopFilter(request.url);
  const {kind = ''} = filter;
  // A kind has one page: its collection's first 250 products.
  if (kind && (number > 1 || !isHandle(kind))) throw notFound();
  const chrome = number > 1 ? await loadChrome(context) : null;
  const after = await cursorOfShopPage(number, chrome?.firstShopPage, storefront);
  const {products, collection, collections, einstellungen, global, ...ranges} = await storefront.query(SHOP_QUERY, {
    variables: {after, kind, byKind: kind !== ''},
    cache: lookupCache<ShopQuery>((answer) => Boolean(answer.products ?? answer.collection)),
  });
  const list = products ?? collection?.products;
  if (!list || (number > 1 && list.nodes.length === 0)) throw notFound();
  const page = listPage(shopPath(filter), number, products?.pageInfo.hasNextPage ?? false);
  const cards = toProductCards(list.nodes, await withAllRanges(ranges, list.nodes, storefront), language);
  const settings = einstellungen.nodes[0];
  const intro = text(settings?.text);
  return {
    products: madeAs(cards, filter.made),
    kinds: toKinds(collections.nodes),
    filter,
    page,
    subtitle: text(settings?.untertitel),
    intro,
    banner: picture(global.nodes[0]?.unikate_banner_bild),
    settings: {
      ...toPageSettings(settings, {
        title: shopMessages[language].shop,
        description: intro,
        image: picture(settings?.linkbild),
      }),
      page,
    },
  };
}

export default function Shop() {
  const data = useLoaderData<typeof loader>();
  const {products, kinds, filter, page, subtitle, intro, banner} = data;
  const isFiltered = filter.made !== undefined || filter.kind !== undefined;
  const t = useMessages(shopMessages);
  const none = useMessages(filterMessages);
  return (
    <>
      <PageHeader annotation={subtitle} title={t.shop} lead={intro} />
      {(isFiltered || products.length > 0) && <ShopChips kinds={kinds} filter={filter} />}
      <section className="page" aria-label={t.products}>
        {products.length > 0 || page.next ? (
          <ListPages data={data}>
            {(pages) => <ProductGrid products={pages.flatMap((page) => page.products)} eager={2} />}
          </ListPages>
        ) : (
          <p className="lead">
            {isFiltered ? (
              <>
                {none.noneLikeThat} <TextLink to="/shop">{none.showAll}</TextLink>
              </>
            ) : (
              t.noProducts
            )}
          </p>
        )}
      </section>
      {banner && <Picture image={banner} ratio="21 / 9" sizes="100vw" className={styles.banner} />}
    </>
  );
}

const SHOP_QUERY = `#graphql
  ${PICTURE_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${PAGE_SETTINGS_FRAGMENT}
  ${CONFIGURATOR_RULES_FRAGMENT}
  ${CONFIGURATOR_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
  ${KLIV_RANGES_FRAGMENT}
  query Shop($after: String, $kind: String!, $byKind: Boolean!, $language: LanguageCode, $country: CountryCode)
  @inContext(language: $language, country: $country) {
    products(first: 100, after: $after, reverse: true) @skip(if: $byKind) {
      nodes { ...ProductCard }
      pageInfo { hasNextPage }
    }
    collection(handle: $kind) @include(if: $byKind) {
      products(first: 250) { nodes { ...ProductCard } }
    }
    collections(first: 20) {
      nodes { handle title products(first: 1) { nodes { id } } }
    }
    ...KlivRanges
    einstellungen: metaobjects(type: "einstellungen_shop", first: 1) {
      nodes {
        untertitel: field(key: "untertitel") { value }
        text: field(key: "text") { value }
        ...PageSettings
        linkbild: field(key: "linkbild") { ...PictureField }
      }
    }
    global: metaobjects(type: "einstellungen_global", first: 1) {
      nodes { unikate_banner_bild: field(key: "unikate_banner_bild") { ...PictureField } }
    }
  }
` as const;
