import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {ConfiguratorFields} from '~/shop/configurator/ConfiguratorFields';
import {ConfiguratorPage} from '~/shop/configurator/ConfiguratorPage';
import {priceOf} from '~/shop/configurator/change';
import {isKliv} from '~/shop/configurator/configuration';
import {askPath} from '~/shop/configurator/describe';
import {klivVariant} from '~/shop/configurator/kliv';
import {messages} from '~/shop/configurator/messages';
import type {Offer} from '~/shop/configurator/offer';
import {useConfiguration} from '~/shop/configurator/useConfiguration';
import {useSeenFirst} from '~/shop/configurator/useSeenFirst';
import type {Product} from '~/shop/product';
import {ButtonLink} from '~/ui/Button';
import {AddToCart} from './AddToCart';
import {useCart} from './CartProvider';
import {madePiece} from './madePiece';
import {boundQuantity, readQuantity} from './quantity';

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
