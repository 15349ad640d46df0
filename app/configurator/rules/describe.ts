import type {Language} from '~/i18n/language';
import {isKliv, type Configuration} from './configuration';
import {messages} from './messages';

/** `120 × 60 cm` or `600 × 400 mm`. */
export function dimensions(configuration: Configuration): string {
  const {width} = configuration;
  return isKliv(configuration) ? `${width} × ${configuration.height} mm` : `${configuration.length} × ${width} cm`;
}

/** The piece in one line, as the cart annotates it: measures, colour, and where a KLIV piece will stand. */
export function describe(configuration: Configuration, colorName: string, language: Language): string {
  const parts = [dimensions(configuration), colorName];
  if (isKliv(configuration)) parts.push(messages[language][configuration.environment]);
  return parts.join(', ');
}

/** Path, without its language, of the contact form that asks for a piece which can't be ordered online. */
export function askPath(title: string, details: string, language: Language): string {
  return `/contact?${new URLSearchParams({text: messages[language].asking(title, details)})}`;
}
