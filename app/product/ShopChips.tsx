import {defineMessages} from '~/i18n/messages';
import {useMessages} from '~/i18n/useLanguage';
import {Chips} from '~/ui/Chips';
import {shopPath, ways, type Kind, type ShopFilter} from './shopFilter';

/** Texts of the shop's filter. */
export const filterMessages = defineMessages({
  de: {
    filter: 'Produkte filtern',
    allProducts: 'Alle Produkte',
    measure: 'Nach Maß',
    ready: 'Fertige Stücke',
    noneLikeThat: 'So ist hier gerade nichts dabei.',
    showAll: 'Alle Produkte zeigen',
  },
  en: {
    filter: 'Filter products',
    allProducts: 'All products',
    measure: 'Made to measure',
    ready: 'Ready-made',
    noneLikeThat: 'There is nothing like that here at the moment.',
    showAll: 'Show all products',
  },
});

/** The filter of the shop: made to measure, ready to take, and the kinds of the store's collections (rule 10.18). */
export function ShopChips({kinds, filter: {made, kind}}: {kinds: Kind[]; filter: ShopFilter}) {
  const t = useMessages(filterMessages);
  const all = {to: '/shop', label: t.allProducts, current: !made && !kind};
  const byWay = ways.map((way) => ({to: shopPath({made: way}), label: t[way], current: made === way}));
  const byKind = kinds.map(({handle, title}) => ({
    to: shopPath({kind: handle}),
    label: title,
    current: kind === handle,
  }));
  return <Chips label={t.filter} chips={[all, ...byWay, ...byKind]} />;
}
