import {describe, expect, it} from 'vitest';
import {CartCreationError, cartCreationFailure} from '~/cart/worker/creation';

const cart = {id: 'gid://shopify/Cart/1'};

describe('why the store made no cart (rule 14.5)', () => {
  it.each<[string, Parameters<typeof cartCreationFailure>[0]]>([
    ['GraphQL errors: Throttled, Internal', {errors: [{message: 'Throttled'}, {message: 'Internal'}]}],
    ['GraphQL errors: Internal', {cartCreate: {cart, userErrors: []}, errors: [{message: 'Internal'}]}],
    ['No data returned from GraphQL query', {}],
    ['cartCreate not found in response', {cartCreate: null}],
    ['cartCreate not found in response', {cartCreate: undefined}],
    [
      'Cart errors: Not for sale, Too many',
      {cartCreate: {cart: null, userErrors: [{message: 'Not for sale'}, {message: 'Too many'}]}},
    ],
    ['Cart errors: Too many', {cartCreate: {cart, userErrors: [{message: 'Too many'}]}}],
    ['Cart creation failed - no cart object returned', {cartCreate: {cart: null, userErrors: []}}],
    ['Cart creation failed - no cart object returned', {cartCreate: {}}],
  ])('%s', (message, answer) => {
    const failure = cartCreationFailure(answer);
    expect(failure && new CartCreationError(failure).message).toBe(message);
  });

  it('finds no failure when there is a cart', () => {
    expect(cartCreationFailure({cartCreate: {cart, userErrors: []}})).toBeUndefined();
  });

  it('accepts errors without a message', () => {
    expect(cartCreationFailure({errors: 'x'})).toEqual({kind: 'graphql', messages: []});
    expect(cartCreationFailure({errors: [null, {}]})).toMatchObject({messages: ['unknown error', 'unknown error']});
  });
});
