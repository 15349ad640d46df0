import type {Cart} from '../../cart/model';
import type {Context} from '../context';

const CART_ID = /^gid:\/\/shopify\/Cart\/([^?]+)\?key=([^&]+)/;

/** Finds a cart by its id, which includes its key. */
export function findCart(id: string, {store}: Context): Cart | undefined {
  const [, token = '', key] = CART_ID.exec(id) ?? [];
  const cart = store.carts.get(token);
  return cart && cart.key === key ? cart : undefined;
}
