import {describe, expect, it} from 'vitest';
import {CartCreationError, cartCreationFailure} from '~/cart/worker/cartCreation.server';

const cart = {id: 'gid://shopify/Cart/1'};

describe('when Shopify sets up no cart for the checkout, its reason (rule 14.5)', () => {
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
  ])('is written to the log in one line: %s', (message, answer) => {
    const failure = cartCreationFailure(answer);
    expect(failure && new CartCreationError(failure).message).toBe(message);
  });

  it('is not looked for where there is a cart', () => {
    expect(cartCreationFailure({cartCreate: {cart, userErrors: []}})).toBeUndefined();
  });

  it('is found even in errors without a message', () => {
    expect(cartCreationFailure({errors: 'x'})).toEqual({kind: 'graphql', messages: []});
    expect(cartCreationFailure({errors: [null, {}]})).toMatchObject({messages: ['unknown error', 'unknown error']});
  });

  const refusalOf = (answer: Parameters<typeof cartCreationFailure>[0]) => {
    const failure = cartCreationFailure(answer);
    return failure && new CartCreationError(failure).refusal;
  };
  const userErrors = (...errors: object[]) => ({cartCreate: {cart: null, userErrors: errors}});

  it('names the lines that the store will never sell', () => {
    const field = ['input', 'lines', '3', 'quantity'];
    expect(refusalOf(userErrors({code: 'INVALID', field, message: 'Not for sale'}))).toEqual({lineIndexes: [3]});
    expect(refusalOf(userErrors({code: 'NOTE_TOO_LONG', field: ['input', 'note'], message: ''}))).toEqual({
      lineIndexes: [],
    });
    expect(refusalOf(userErrors({code: 'CART_TOO_LARGE', field: ['input', 'lines'], message: ''}))).toEqual({
      lineIndexes: [],
    });
    expect(refusalOf(userErrors({message: 'Not for sale'}))).toEqual({lineIndexes: []});
    const path = ['cartCreate', 'input', 'lines', '0', 'attributes'];
    const tooLarge = {message: 'Too many values', path, extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'}};
    expect(refusalOf({errors: [tooLarge]})).toEqual({lineIndexes: [0]});
  });

  it('is not taken for a refusal when the store only has a failure', () => {
    expect(refusalOf({errors: [{message: 'Internal', extensions: {code: 'INTERNAL_SERVER_ERROR'}}]})).toBeUndefined();
    expect(refusalOf({errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}]})).toBeUndefined();
    expect(refusalOf({errors: [{message: 'Internal'}]})).toBeUndefined();
    expect(refusalOf(userErrors({code: 'SERVICE_UNAVAILABLE', field: null, message: ''}))).toBeUndefined();
    expect(refusalOf({cartCreate: null})).toBeUndefined();
  });
});
