import type {Language} from '~/i18n/language';
import {getSelectedOptions} from './choice';
import {formatDimensions} from './configuration';
import {messages} from './messages';
import {getColor, type Piece} from './piece';

/** Describes a piece in one line: measures, colour and the chosen options. */
export function describePiece(piece: Piece, language: Language): string {
  const {configuration} = piece;
  const options = getSelectedOptions(configuration.choices).map(({option}) => option.label[language]);
  return [formatDimensions(configuration), getColor(piece)?.name ?? '', ...options].filter(Boolean).join(', ');
}

/** The path, without its language, of the contact form for a piece that can't be ordered online. */
export function enquiryPath(title: string, details: string, language: Language): string {
  return `/contact?${new URLSearchParams({text: messages[language].enquiryText(title, details)})}`;
}

/** The path, without its language, of the contact form for a question about a piece. */
export function questionPath(title: string, details: string, language: Language): string {
  return `/contact?${new URLSearchParams({text: messages[language].questionText(title, details)})}`;
}
