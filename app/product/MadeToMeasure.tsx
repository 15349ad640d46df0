import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {ConfiguratorFields} from '~/configurator/form/ConfiguratorFields';
import {ConfiguratorPage} from './ConfiguratorPage';
import {priceOf} from '~/configurator/rules/change';
import {isKliv} from '~/configurator/rules/configuration';
import {askPath} from '~/configurator/rules/describe';
import {klivVariant} from '~/configurator/rules/kliv';
import {messages} from '~/configurator/rules/messages';
import type {Offer} from '~/configurator/rules/offer';
import {useConfiguration} from '~/configurator/form/useConfiguration';
import {useSeenFirst} from '~/configurator/form/useSeenFirst';
import type {Product} from './product';
import {ButtonLink} from '~/ui/Button';
import {AddToCart} from '~/cart/ui/AddToCart';
import {useCart} from '~/cart/browser/CartProvider';
import {madePiece} from '~/cart/rules/madePiece';
import {boundQuantity, readQuantity} from '~/cart/rules/quantity';

/** The page of a product that is made to measure, with the form that adds the piece. */
export function MadeToMeasure({product, offer}: {product: Product; offer: Offer}) {
  const language = useLanguage();
  const t = useMessages(messages);
  const opened = useConfiguration(offer);
  const {view} = useCart();
  // A shared link names a line of somebody else's cart.
  const gone = view && !view.lines.some(({key}) => key === opened.replaces);
  const state = gone ? {...opened, replaces: null} : opened;
  const {configuration, replaces, added} = state;
  const seenFirst = useSeenFirst(state.problems);
  const quantity = state.quantity === null ? undefined : boundQuantity(readQuantity(state.quantity));
  const price = priceOf(offer, configuration);
  const variant = offer.kind === 'kliv' && isKliv(configuration) ? klivVariant(offer, configuration) : undefined;
  const sold = {price: price ?? 0, forSale: variant?.forSale ?? true, stock: variant?.stock};
  const piece = madePiece(product, offer, configuration, sold, language);
  const fields = (
    <>
      <input type="hidden" name="product" value={product.handle} />
      <ConfiguratorFields offer={offer} state={state} />
    </>
  );
  return (
    <ConfiguratorPage product={product} offer={offer} state={state}>
      {price === null ? (
        <form>
          {fields}
          <p>{t.notOnline}</p>
          <ButtonLink to={askPath(product.title, piece.annotation, language)}>{t.ask}</ButtonLink>
        </form>
      ) : (
        <div {...seenFirst}>
          <AddToCart piece={piece} quantity={quantity} replaces={replaces !== null} onAdded={added} pinned>
            {fields}
            {!piece.forSale && <p>{t.soldOut}</p>}
          </AddToCart>
        </div>
      )}
    </ConfiguratorPage>
  );
}
