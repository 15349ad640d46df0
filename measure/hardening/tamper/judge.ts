import type {CartListing} from 'demo-store/control';
import {calculatePrice, type PricedProduct, type PricedPiece} from './priceBook';
import type {Wish} from './attempts';

type Line = CartListing['lines'][number];

/** The shop's products with their prices, calculated independently of the site, and all variants of the store. */
export interface Shop {
  book: readonly PricedProduct[];
  /** Handle and price in cents of every variant, by its id. */
  variants: ReadonlyMap<string, {handle: string; price: number}>;
}

interface Piece extends PricedPiece {
  count: number;
}

/** The problems of a line that the store would charge. */
export function findLineProblems(line: Line, shop: Shop, wishes: readonly Wish[]): string[] {
  const {handle, price: variantPrice = NaN} = shop.variants.get(line.variantId) ?? {};
  const product = shop.book.find((candidate) => candidate.handle === handle);
  if (!Number.isInteger(line.quantity) || line.quantity < 1) return ['a quantity that is none'];
  if (!product) return line.total === variantPrice * line.quantity ? [] : ['another price than the store asks for'];
  const pieces = readPieces(line, product);
  if (!pieces.length) return ['a piece made to measure without its measures'];
  const problems: string[] = [];
  let total = 0;
  for (const piece of pieces) {
    total += (calculatePrice(product, piece) ?? NaN) * piece.count;
    const isWished = wishes.some((wish) => wish.handle === handle && isSamePiece(wish, piece));
    if (!isWished) problems.push('an order for a piece that nobody asked for');
  }
  if (total !== line.total) problems.push('another price than that of the pieces');
  if (pieces.reduce((sum, {count}) => sum + count, 0) !== line.quantity) problems.push('more pieces than are paid');
  return problems;
}

function isSamePiece(one: PricedPiece, other: PricedPiece): boolean {
  const choices = Object.keys({...one.choices, ...other.choices});
  return (
    one.color === other.color &&
    one.first === other.first &&
    one.second === other.second &&
    choices.every((name) => one.choices[name] === other.choices[name])
  );
}

/** The pieces that the workshop would make for a line, read only from the line's German attributes. */
function readPieces({attributes, quantity}: Line, {kind, colors, choices}: PricedProduct): Piece[] {
  const findAttribute = (key: string) => attributes.find((attribute) => attribute.key === key)?.value ?? '';
  const readPiece = (prefix: string, count: number): Piece => {
    const [first = NaN, second = NaN] = findAttribute(`${prefix}Maße`).split(/[ ×]+/).map(Number);
    const colorName = ['Farbe', 'Holz', 'Ausführung'].map((key) => findAttribute(prefix + key)).find(Boolean);
    const color = colors.find(({name}) => name === colorName)?.value ?? '';
    const chosenOptions = choices.map(({name, label, options}) => {
      const text = findAttribute(prefix + label);
      return [name, options.find((option) => option.label === text)?.value ?? text];
    });
    return {color, first, second, count, choices: Object.fromEntries(chosenOptions) as PricedPiece['choices']};
  };
  if (kind === 'standard') return findAttribute('Maße') ? [readPiece('', quantity)] : [];
  const count = Number(findAttribute('Anzahl Konfigurationen') || 0);
  return Array.from({length: count}, (_, index) => {
    const prefix = `Konfiguration ${index + 1}: `;
    return readPiece(prefix, Number(findAttribute(`${prefix}Menge`)));
  });
}
