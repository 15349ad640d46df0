import {brand} from '~/brand';
import {configurationQuery} from '~/configurator/rules/configuration';
import {describePiece} from '~/configurator/rules/describePiece';
import {messages} from '~/configurator/rules/messages';
import type {Offer} from '~/configurator/rules/offer';
import {calculatePrice} from '~/configurator/rules/piece';
import {pieceParameters, readPiece} from '~/configurator/rules/readPiece';
import {findPhoto} from '~/configurator/view/photo';
import {formatPrice} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import {priceNoteText, type ShippingCosts} from '~/legal/shippingCosts';
import type {LinkCard} from '~/platform/document/seo';
import type {Product} from './product';

/**
 * The preview of a link to a piece in messengers and social networks (rule 11.40). It describes the piece as the page shows it, after
 * corrections. `undefined` for a link without a piece.
 */
export function describeSharedPiece(
  {title, description, seo, images}: Pick<Product, 'title' | 'description' | 'seo' | 'images'>,
  {offer, shipping}: {offer: Offer; shipping?: ShippingCosts},
  parameters: URLSearchParams,
  language: Language,
): LinkCard | undefined {
  if (!pieceParameters.some((name) => parameters.has(name))) return undefined;
  const {piece} = readPiece(offer, parameters, language);
  const price = calculatePrice(piece);
  const priceText =
    price === null
      ? messages[language].onRequest
      : `${formatPrice(price, language)}, ${priceNoteText(price, shipping, language)}`;
  return {
    title: `${title}, ${describePiece(piece, language)} – ${brand.name}`,
    description: [priceText, seo.description || description].filter(Boolean).join('. '),
    image: findPhoto(piece, images),
    query: `?${configurationQuery(piece.configuration)}`,
  };
}
