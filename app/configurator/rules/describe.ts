import type {Language} from '~/i18n/language';
import {selectedOptions} from './choice';
import {dimensions} from './configuration';
import {messages} from './messages';
import {colorOf, type Piece} from './piece';

/** The piece in one line, as the cart annotates it: measures, colour and the chosen options. */
export function describe(piece: Piece, language: Language): string {
  const {configuration} = piece;
  const options = selectedOptions(configuration.choices).map(({option}) => option.label[language]);
  return [dimensions(configuration), colorOf(piece)?.name ?? '', ...options].filter(Boolean).join(', ');
}

/** Path, without its language, of the contact form that asks for a piece which can't be ordered online. */
export function enquiryPath(title: string, details: string, language: Language): string {
  return `/contact?${new URLSearchParams({text: messages[language].asking(title, details)})}`;
}
