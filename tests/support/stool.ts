import {numericId} from '~/cart/rules/cartItem';
import {variantIdOf} from '../unit/cart/worker';
import {itemsValue} from './cookies';

/** The cookie of a cart with one stool, in the variant of this German title. */
export async function oneStool(storeUrl: string, title = 'Eiche geölt') {
  const id = await variantIdOf(storeUrl, 'hocker-lot', title);
  return {cartItems: itemsValue(`${numericId(id)}.1`)};
}
