import type {Image} from '~/platform/images';
import {getColor, type Piece} from '../piece/piece';

/** The file name in a URL of the store. */
const getFileName = (url: string) => /[^/?#]+(?=[?#]|$)/.exec(url)?.[0];

/**
 * Finds the photograph of a piece in the chosen colour: the product's picture that the colour refers to. If there is only one colour,
 * the first picture shows it.
 */
export function findPhoto(piece: Piece, pictures: readonly Image[]): Image | undefined {
  const image = getColor(piece)?.image;
  const fileName = image && getFileName(image);
  if (!fileName) return piece.offer.colors.length === 1 ? pictures[0] : undefined;
  return pictures.find(({url}) => getFileName(url) === fileName);
}
