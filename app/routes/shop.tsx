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
import {createListPage, readPageNumber} from '~/platform/listPage';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import {CONFIGURATOR_FRAGMENT, CONFIGURATOR_RULES_FRAGMENT} from '~/configurator/offer/queries';
import {shopMessages} from '~/product/messages';
import {ProductGrid} from '~/product/ProductGrid';
import {filterMessages, ShopChips, ShopOrder} from '~/product/ShopChips';
import {
  filterByAvailability,
  readShopFilter,
  shopPath,
  sortCards,
  getStoreOrder,
  toCollections,
} from '~/product/shopFilter';
import {loadShopPageCursor} from '~/product/shopPages';
import {KLIV_RANGES_FRAGMENT, PRODUCT_CARD_FRAGMENT, toProductCards, loadAllRanges} from '~/product/products';
import {ListPages} from '~/ui/ListPages';
import {PageHeader} from '~/ui/PageHeader';
import {Picture} from '~/ui/Picture';
import {TextLink} from '~/ui/TextLink';
import styles from './shop.module.css';

export const meta: MetaFunction<typeof loader> = ({data, ...args}) =>
  pageMeta(data?.pageSettings ?? {}, pageLocation(args));

export async function loader({context, request}: LoaderFunctionArgs) {
  const {storefront, language} = context;
  const pageNumber = readPageNumber(request.url);
  const filter = readShopFilter(request.url);
  const {collection: handle = '', order} = filter;
  // A collection, and a list in another order than the store's, have only one page: the first 250 products.
  if ((handle && !isHandle(handle)) || (pageNumber > 1 && (handle || order))) throw notFound();
  const chrome = pageNumber > 1 ? await loadChrome(context) : null;
  const after = await loadShopPageCursor(pageNumber, chrome?.firstShopPage, storefront);
  const {products, collection, collections, shopSettings, global, ...ranges} = await storefront.query(SHOP_QUERY, {
    variables: {after, handle, hasCollection: handle !== '', first: order ? 250 : 100, ...getStoreOrder(order)},
    cache: lookupCache<ShopQuery>((answer) => Boolean(answer.products ?? answer.collection)),
  });
  const {nodes} = products ?? collection?.products ?? {};
  if (!nodes || (pageNumber > 1 && nodes.length === 0)) throw notFound();
  const hasNext = !order && Boolean(products?.pageInfo.hasNextPage);
  const listPage = createListPage(shopPath(filter), pageNumber, hasNext);
  const cards = toProductCards(nodes, await loadAllRanges(ranges, nodes, storefront), language);
  const entry = shopSettings.nodes[0];
  const intro = text(entry?.text);
  return {
    products: sortCards(filterByAvailability(cards, filter.availability), order, language),
    collections: toCollections(collections.nodes),
    filter,
    listPage,
    subtitle: text(entry?.untertitel),
    intro,
    banner: picture(global.nodes[0]?.unikate_banner_bild),
    pageSettings: {
      ...toPageSettings(entry, {
        title: shopMessages[language].shop,
        description: intro,
        image: picture(entry?.linkbild),
      }),
      listPage,
      noIndex: order !== undefined,
    },
  };
}

export default function Shop() {
  const data = useLoaderData<typeof loader>();
  const {products, collections, filter, listPage, subtitle, intro, banner} = data;
  const isFiltered = filter.availability !== undefined || filter.collection !== undefined;
  const {shop} = useMessages(shopMessages);
  const t = useMessages(filterMessages);
  return (
    <>
      <PageHeader annotation={subtitle} title={shop} lead={intro} />
      {(isFiltered || products.length > 0) && <ShopChips collections={collections} filter={filter} />}
      {products.length > 1 && <ShopOrder filter={filter} />}
      <section className="page" aria-label={t.products}>
        {products.length > 0 || listPage.next ? (
          <ListPages data={data}>
            {(pages) => <ProductGrid products={pages.flatMap((page) => page.products)} eagerCount={2} />}
          </ListPages>
        ) : (
          <p className="lead">
            {isFiltered ? (
              <>
                <span>{`${t.noMatches} `}</span>
                <TextLink to="/shop">{t.showAll}</TextLink>
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
  query Shop(
    $after: String
    $first: Int!
    $sortKey: ProductSortKeys!
    $collectionSortKey: ProductCollectionSortKeys!
    $reverse: Boolean!
    $collectionReverse: Boolean!
    $handle: String!
    $hasCollection: Boolean!
    $language: LanguageCode
    $country: CountryCode
  ) @inContext(language: $language, country: $country) {
    products(first: $first, after: $after, sortKey: $sortKey, reverse: $reverse) @skip(if: $hasCollection) {
      nodes { ...ProductCard }
      pageInfo { hasNextPage }
    }
    collection(handle: $handle) @include(if: $hasCollection) {
      products(first: 250, sortKey: $collectionSortKey, reverse: $collectionReverse) { nodes { ...ProductCard } }
    }
    collections(first: 20) {
      nodes { handle title products(first: 1) { nodes { id } } }
    }
    ...KlivRanges
    shopSettings: metaobjects(type: "einstellungen_shop", first: 1) {
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
