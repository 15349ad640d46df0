import {useCart} from '~/cart/browser/CartProvider';
import {merchandiseOfPiece} from '~/cart/rules/merchandiseOfPiece';
import {limitQuantity, readQuantity} from '~/cart/rules/quantity';
import {AddToCart, EnterButton} from '~/cart/ui/AddToCart';
import {commitOnClick} from '~/configurator/form/commitOnClick';
import {ConfiguratorFields} from '~/configurator/form/ConfiguratorFields';
import {useCorrectionConfirmation} from '~/configurator/form/useCorrectionConfirmation';
import {usePiece} from '~/configurator/form/usePiece';
import {messages} from '~/configurator/offer/messages';
import type {Offer} from '~/configurator/offer/readOffer';
import type {Delivery} from '~/configurator/piece/delivery';
import {describePiece, enquiryPath} from '~/configurator/piece/describePiece';
import {getSale} from '~/configurator/piece/piece';
import {backInStockLink} from '~/contact/backInStockLink';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {ButtonLink} from '~/ui/Button';
import {TextLink} from '~/ui/TextLink';
import {ConfiguratorPage} from './ConfiguratorPage';
import type {Product} from './product';

interface MadeToMeasureProps {
  product: Product;
  offer: Offer;
  /** How the piece of the address is delivered. */
  delivery: Delivery | null;
}

/** The page of a made-to-measure product with the form that adds the piece. */
export function MadeToMeasure({product, offer, delivery}: MadeToMeasureProps) {
  const language = useLanguage();
  const t = useMessages(messages);
  const pieceState = usePiece(offer, delivery);
  const {view} = useCart();
  // A shared link may refer to a line of another visitor's cart.
  const isLineMissing = view && !view.lines.some(({key}) => key === pieceState.replacedLineKey);
  const state = isLineMissing ? {...pieceState, replacedLineKey: null} : pieceState;
  const {piece, replacedLineKey, onAdded} = state;
  const confirmationHandlers = useCorrectionConfirmation(state);
  const quantity = limitQuantity(readQuantity(state.quantity ?? ''));
  const sale = getSale(piece);
  const merchandise = sale && merchandiseOfPiece(product, piece, sale, language);
  const restockLink = backInStockLink(`${product.title}, ${describePiece(piece, language)}`, language);
  const fields = (
    <>
      <input type="hidden" name="product" value={product.handle} />
      <ConfiguratorFields title={product.title} state={state} sampleBox={product.sampleBox} />
    </>
  );
  return (
    <ConfiguratorPage product={product} state={state} price={sale?.price ?? null}>
      {merchandise ? (
        // The element makes no box, so that the button's bar sticks within the column.
        <div style={{display: 'contents'}} {...confirmationHandlers} {...commitOnClick}>
          <AddToCart
            item={{variantId: '', quantity, productId: product.id, configuration: piece.configuration}}
            merchandise={merchandise}
            replacedLineKey={replacedLineKey ?? undefined}
            onAdded={onAdded}
          >
            {fields}
            {!merchandise.availableForSale && (
              <p>
                <span>{t.soldOut}</span> <TextLink to={restockLink.path}>{restockLink.label}</TextLink>
              </p>
            )}
          </AddToCart>
        </div>
      ) : (
        <form {...commitOnClick}>
          <EnterButton />
          {fields}
          <p>{piece.kind === 'standard' && !piece.offer.formula ? t.unreadable : t.notOnline}</p>
          <ButtonLink to={enquiryPath(product.title, describePiece(piece, language), language)}>{t.enquire}</ButtonLink>
        </form>
      )}
    </ConfiguratorPage>
  );
}
