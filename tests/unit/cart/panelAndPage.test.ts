import {describe, expect, it} from 'vitest';
import {loadCartPage} from '~/cart/worker/cartRoutes.server';
import type {CartView} from '~/cart/rules/cartView';
import {languages} from '~/i18n/language';
import {startCartStore} from './cartStore';
import {formOf, studioContent} from './configured';

const {visitor, context, variantIdOf, ask} = await startCartStore(studioContent, 'panel');
const stool = await variantIdOf('hocker-lot', 'Esche schwarz');
const table = {color: {value: '#b98a56'}, length: 140, width: 80, choices: {}};
const longTable = {...table, length: 180};
const planter = {
  isKlivProduct: true,
  width: 500,
  height: 300,
  color: {value: '#f1ede1'},
  choices: {environment: 'indoor'},
} as const;

type Fields = Record<string, string>;
type Press = [name: string, fields: (view: CartView) => Fields];

const keyOf = ({lines}: CartView, number: number) => lines[number]?.key ?? '';
const addTable: Press = ['a table made to measure is added', () => formOf('konfigurator-tisch', table)];
const addPlanter: Press = ['a planter is added', () => formOf('kliv_v1', planter)];
const addStool: Press = ['a stool is added', () => ({intent: 'add', variant: stool, quantity: '2'})];
const undo: Press = ['it is restored', () => ({intent: 'undo'})];
const count = (quantity: string): Press => [
  `the first quantity is set to ${quantity}`,
  (view) => ({intent: 'update', key: keyOf(view, 0), quantity}),
];
const remove = (number: number): Press => [
  `line ${number + 1} is removed`,
  (view) => ({intent: 'remove', key: keyOf(view, number)}),
];
const replace: Press = [
  'the table is changed',
  (view) => formOf('konfigurator-tisch', longTable, {replaces: keyOf(view, 0)}),
];
const discount: Press = ['a code is applied', () => ({intent: 'discount', code: 'WERKSTATT10'})];
const removeDiscount: Press = ['the code is removed', () => ({intent: 'removeDiscount'})];
const writeNote: Press = ['a note is saved', () => ({intent: 'save', note: 'Bitte klingeln.'})];

describe.each(languages)(
  'after each click the cart in the side panel shows the same as the cart page (%s)',
  (language) => {
    it.each<[string, Press[]]>([
      ['starting with a table', [addTable, count('3'), remove(0), undo, addStool]],
      ['starting with a planter', [addPlanter, count('2'), addTable, remove(1), undo, remove(0)]],
      ['starting with a stool', [addStool, count('99'), count('200'), remove(0), undo, addTable]],
      ['with a table that is edited', [addTable, replace, count('2'), addStool, remove(0), undo]],
      ['with a code and a note', [addTable, discount, writeNote, count('2'), addPlanter, removeDiscount, remove(0)]],
      [
        'clicks that are refused',
        [
          addTable,
          remove(5),
          ['an unknown piece', () => ({intent: 'add', variant: 'gid://shopify/ProductVariant/1'})],
          undo,
        ],
      ],
    ])('%s', async (_, presses) => {
      let view: CartView = {lines: [], total: 0, count: 0, blocked: false};
      for (const [name, fields] of presses) {
        const {cart} = await ask(fields(view), language);
        const reloaded = await ask(undefined, language);
        const page = await loadCartPage(visitor.request('/cart'), context(language));
        expect(cart, name).toEqual(reloaded.cart);
        expect(JSON.parse(JSON.stringify(page.data.cart)), name).toEqual(cart);
        if (cart?.lines.length) expect(cart.terms?.payment, name).not.toHaveLength(0);
        view = cart ?? view;
      }
    });
  },
);
