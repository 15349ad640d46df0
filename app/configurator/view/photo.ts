import type {Image} from '~/platform/images';
import {colorOf, type Piece} from '../rules/piece';

/** The file that a URL of the store names. */
const fileOf = (url: string) => /[^/?#]+(?=[?#]|$)/.exec(url)?.[0];

/**
 * The photograph of a piece in the chosen colour: that of the product's pictures which the colour names. Where there is one
 * colour only, the first picture shows it (rule 11.21).
 */
export function photoOf(piece: Piece, pictures: readonly Image[]): Image | undefined {
  const image = colorOf(piece)?.image;
  const file = image && fileOf(image);
  if (!file) return piece.offer.colors.length === 1 ? pictures[0] : undefined;
  return pictures.find(({url}) => fileOf(url) === file);
}
