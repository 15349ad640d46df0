import {useCart} from '~/cart/browser/CartProvider';
import {merchandiseOfPiece} from '~/cart/rules/merchandiseOfPiece';
import {limitQuantity, readQuantity} from '~/cart/rules/quantity';
import {AddToCart, EnterButton} from '~/cart/ui/AddToCart';
import {ConfiguratorFields} from '~/configurator/form/ConfiguratorFields';
import {steadyPress} from '~/configurator/form/steadyPress';
import {useHeldSubmit} from '~/configurator/form/useHeldSubmit';
import {usePiece} from '~/configurator/form/usePiece';
import {describe, enquiryPath} from '~/configurator/rules/describe';
import {messages} from '~/configurator/rules/messages';
import type {Offer} from '~/configurator/rules/offer';
import {saleOf} from '~/configurator/rules/piece';
import {restockLink} from '~/contact/restock';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {WithdrawalNote} from '~/legal/WithdrawalNote';
import {ButtonLink} from '~/ui/Button';
import {TextLink} from '~/ui/TextLink';
import {ConfiguratorPage} from './ConfiguratorPage';
import type {Product} from './product';

/** The page of a product that is made to measure, with the form that adds the piece. */
export function MadeToMeasure({product, offer}: {product: Product; offer: Offer}) {
  const language = useLanguage();
  const t = useMessages(messages);
  const opened = usePiece(offer);
  const {view} = useCart();
  // A shared link names a line of another visitor's cart.
  const gone = view && !view.lines.some(({key}) => key === opened.replaces);
  const state = gone ? {...opened, replaces: null} : opened;
  const {piece, replaces, added} = state;
  const heldSubmit = useHeldSubmit(state);
  const quantity = limitQuantity(readQuantity(state.quantity ?? ''));
  const sale = saleOf(piece);
  const merchandise =
    sale && merchandiseOfPiece({...product, noWithdrawal: !!product.withdrawalNote}, piece, sale, language);
  const restock = restockLink(`${product.title}, ${describe(piece, language)}`, language);
  const fields = (
    <>
      <input type="hidden" name="product" value={product.handle} />
      <ConfiguratorFields title={product.title} state={state} sampleBox={product.sampleBox} />
    </>
  );
  return (
    <ConfiguratorPage product={product} state={state} price={sale?.price ?? null}>
      {merchandise ? (
        <div {...heldSubmit} {...steadyPress}>
          <AddToCart
            item={{variantId: '', quantity, productId: product.id, configuration: piece.configuration}}
            merchandise={merchandise}
            replaces={replaces ?? undefined}
            onAdded={added}
            pinned
          >
            {fields}
            {product.withdrawalNote && <WithdrawalNote text={product.withdrawalNote} />}
            {!merchandise.availableForSale && (
              <p>
                {t.soldOut} <TextLink to={restock.path}>{restock.label}</TextLink>
              </p>
            )}
          </AddToCart>
        </div>
      ) : (
        <form {...steadyPress}>
          <EnterButton />
          {fields}
          <p>{piece.kind === 'standard' && !piece.offer.formula ? t.unreadable : t.notOnline}</p>
          <ButtonLink to={enquiryPath(product.title, describe(piece, language), language)}>{t.ask}</ButtonLink>
        </form>
      )}
    </ConfiguratorPage>
  );
}
