import {defineMessages} from '~/i18n/messages';
import {useMessages} from '~/i18n/useLanguage';
import {Chips} from '~/ui/Chips';
import {LocalLink} from '~/ui/LocalLink';
import {shopPath, availabilities, orders, type Collection, type ShopFilter} from './shopFilter';
import styles from './ShopChips.module.css';

/** Texts of the shop's filter and order. */
export const filterMessages = defineMessages({
  de: {
    products: 'Produkte',
    noProducts: 'Im Moment ist nichts im Angebot. Schauen Sie bald wieder vorbei.',
    filter: 'Produkte filtern',
    allProducts: 'Alle Produkte',
    measure: 'Nach Maß',
    ready: 'Fertig gebaut',
    sort: 'Produkte sortieren',
    sortBy: 'Sortieren nach',
    recommended: 'Empfehlung',
    newest: 'Neuheit',
    price: 'Preis',
    name: 'Name',
    noMatches: 'Hier ist gerade nichts Passendes dabei.',
    showAll: 'Alle Produkte zeigen',
  },
  en: {
    products: 'Products',
    noProducts: 'There’s nothing for sale at the moment. Please check back soon.',
    filter: 'Filter products',
    allProducts: 'All products',
    measure: 'Made to measure',
    ready: 'Ready-made',
    sort: 'Sort products',
    sortBy: 'Sort by',
    recommended: 'Recommended',
    newest: 'Newest',
    price: 'Price',
    name: 'Name',
    noMatches: 'We have nothing like that at the moment.',
    showAll: 'Show all products',
  },
});

/** The filter of the shop: made to measure, ready-made, and the collections of the store. */
export function ShopChips({collections, filter}: {collections: Collection[]; filter: ShopFilter}) {
  const t = useMessages(filterMessages);
  const {availability, collection, order} = filter;
  const all = {to: shopPath({order}), label: t.allProducts, current: !availability && !collection};
  const byAvailability = availabilities.map((value) => ({
    to: shopPath({availability: value, order}),
    label: t[value],
    current: availability === value,
  }));
  const byCollection = collections.map(({handle, title}) => ({
    to: shopPath({collection: handle, order}),
    label: title,
    current: collection === handle,
  }));
  return <Chips label={t.filter} chips={[all, ...byAvailability, ...byCollection]} />;
}

/** The order of the list (rule 10.21). */
export function ShopOrder({filter}: {filter: ShopFilter}) {
  const t = useMessages(filterMessages);
  const {collection, order} = filter;
  const links = [
    ...(collection ? [{value: undefined, label: t.recommended}] : []),
    ...orders.map((value) => ({value, label: t[value]})),
  ];
  const currentOrder = order ?? (collection ? undefined : 'newest');
  return (
    <nav className={styles.order} aria-label={t.sort}>
      <span aria-hidden="true">{t.sortBy}</span>
      <ul className={styles.orders}>
        {links.map(({value, label}) => (
          <li key={label}>
            <LocalLink
              to={shopPath({...filter, order: value})}
              className={styles.link}
              aria-current={value === currentOrder}
              preventScrollReset
            >
              {label}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
