import type {Language} from '~/i18n/language';
import {isKliv, type Configuration} from './configuration';
import {messages} from './messages';
import {colorOf, type Piece} from './piece';

/** `120 × 60 cm` or `600 × 400 mm`. */
export function dimensions(configuration: Configuration): string {
  const {width} = configuration;
  return isKliv(configuration) ? `${width} × ${configuration.height} mm` : `${configuration.length} × ${width} cm`;
}

/** The piece in one line, as the cart annotates it: measures, colour, and where a KLIV piece will stand. */
export function describe(piece: Piece, language: Language): string {
  const parts = [dimensions(piece.configuration), colorOf(piece)?.name ?? ''];
  if (piece.kind === 'kliv') parts.push(messages[language][piece.configuration.environment]);
  return parts.filter(Boolean).join(', ');
}

/** Path, without its language, of the contact form that asks for a piece which can't be ordered online. */
export function enquiryPath(title: string, details: string, language: Language): string {
  return `/contact?${new URLSearchParams({text: messages[language].asking(title, details)})}`;
}
