import type {Image} from '~/platform/images';
import {getColor, type Piece} from '../rules/piece';

/** The file name in a URL of the store. */
const fileOf = (url: string) => /[^/?#]+(?=[?#]|$)/.exec(url)?.[0];

/**
 * The photograph of a piece in the chosen colour: the product's picture that the colour refers to. If there is only one colour, the
 * first picture shows it.
 */
export function findPhoto(piece: Piece, pictures: readonly Image[]): Image | undefined {
  const image = getColor(piece)?.image;
  const file = image && fileOf(image);
  if (!file) return piece.offer.colors.length === 1 ? pictures[0] : undefined;
  return pictures.find(({url}) => fileOf(url) === file);
}
