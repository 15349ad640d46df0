import type {Plan} from 'joinery/plan/plan';
import {findSaggingSpan, load, sagLimit, type Span} from 'joinery/statics/spans';
import {languageData, perLanguage, type Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import {listValues, type MeasureName} from '../offer/availableValues';
import type {Color} from '../offer/colors';
import {getMeasureName, getNames} from '../offer/names';
import {messages as formMessages} from '../offer/messages';
import {getMeasures, getUnit, withColor, type Piece} from '../piece/piece';
import {planPiece} from '../piece/planPiece';

/** The nearest values of a measure at which the piece is straight: the next smaller and the next larger one. */
interface StraightMeasure {
  field: MeasureName;
  upTo?: number;
  from?: number;
}

/** A board that sags too much, and what a shopper can choose so that none does. */
export interface Sagging extends Span {
  measures: StraightMeasure[];
  /** Colours of a stiffer material. */
  colors: Color[];
}

function isStraight(piece: Piece): boolean {
  const plan = planPiece(piece);
  return !plan || !findSaggingSpan(plan);
}

/** Plans a piece of each other size and colour. `plan` is the piece's own. `null` for a piece that is straight (rule 11.41). */
export function findSagging(piece: Piece, plan: Plan): Sagging | null {
  const span = findSaggingSpan(plan);
  if (!span) return null;
  const measures = getMeasures(piece).flatMap(({field, available, value}) => {
    const isStraightAt = (other: number) =>
      isStraight({...piece, configuration: {...piece.configuration, [field]: other}} as Piece);
    const values = listValues(available);
    const smaller = values.filter((other) => other < value).reverse();
    const larger = values.filter((other) => other > value);
    const upTo = smaller.find(isStraightAt);
    const from = larger.find(isStraightAt);
    return upTo === undefined && from === undefined ? [] : [{field, upTo, from}];
  });
  return {...span, measures, colors: piece.offer.colors.filter(({value}) => isStraight(withColor(piece, value)))};
}

const messages = defineMessages({
  de: {
    board: (span: string, sag: string) =>
      `Voller Bücher (${load.board}\u00a0kg je Meter) hängt ein Boden auf ${span}\u00a0cm zwischen seinen Stützen ${sag}\u00a0mm durch`,
    top: (span: string, sag: string) =>
      `Mit ${load.top}\u00a0kg in der Mitte hängt die Platte auf ${span}\u00a0cm zwischen ihren Stützen ${sag}\u00a0mm durch`,
    unsupported: (span: string, sag: string) =>
      `Nur an beiden Enden aufgelegt, auf ${span}\u00a0cm, hängt die Platte mit ${load.top}\u00a0kg in der Mitte ${sag}\u00a0mm durch`,
    limit: (most: string) => `, mehr als 1/300 der Spannweite (${most}\u00a0mm).`,
    helps: (choices: string) => ` Das hilft: ${choices}.`,
    upTo: (size: string) => `bis ${size}`,
    from: (size: string) => `ab ${size}`,
    either: 'oder',
    quoted: (name: string) => `„${name}“`,
    boardLink: 'Stärkere Böden oder eine Mittelstütze anfragen',
    topLink: 'Stärkere Platte oder Mittelstütze anfragen',
    boardRequest: 'mit stärkeren Böden oder einer Mittelstütze',
    topRequest: 'mit stärkerer Platte oder einer Mittelstütze',
  },
  en: {
    board: (span: string, sag: string) =>
      `Full of books (${load.board}\u00a0kg per metre), a board would sag ${sag}\u00a0mm over the ${span}\u00a0cm between its supports`,
    top: (span: string, sag: string) =>
      `With ${load.top}\u00a0kg in its middle, the top would sag ${sag}\u00a0mm over the ${span}\u00a0cm between its supports`,
    unsupported: (span: string, sag: string) =>
      `Resting only on its two ends, ${span}\u00a0cm apart, with ${load.top}\u00a0kg in its middle, the top would sag ${sag}\u00a0mm`,
    limit: (most: string) => `, more than 1/300 of the span (${most}\u00a0mm).`,
    helps: (choices: string) => ` What helps: ${choices}.`,
    upTo: (size: string) => `up to ${size}`,
    from: (size: string) => `from ${size}`,
    either: 'or',
    quoted: (name: string) => `‘${name}’`,
    boardLink: 'Ask for thicker boards or a middle support',
    topLink: 'Ask for a thicker top or a middle support',
    boardRequest: 'with thicker boards or a middle support',
    topRequest: 'with a thicker top or a middle support',
  },
});

const tenthsFormat = perLanguage(
  (language) =>
    new Intl.NumberFormat(languageData[language].locale, {minimumFractionDigits: 1, maximumFractionDigits: 1}),
);

/**
 * Says how much a board sags and what helps. `link` is the text of a link to an enquiry for what can't be chosen, `request` what the
 * enquiry asks for.
 */
export function saggingText(
  piece: Piece,
  {kind, span, sag, isUnsupported, measures, colors}: Sagging,
  language: Language,
) {
  const t = messages[language];
  const names = getNames(piece.offer);
  const unit = getUnit(piece);
  const formatTenths = (value: number) => tenthsFormat(language).format(value / 10);
  const choices = [
    ...measures.map(({field, upTo, from}) => {
      const sizes = [upTo && t.upTo(`${upTo}\u00a0${unit}`), from && t.from(`${from}\u00a0${unit}`)].filter(Boolean);
      const label = formMessages[language][getMeasureName(field, names)];
      const name = languageData[language].capitalNouns ? label : label.toLowerCase();
      return `${name} ${sizes.join(` ${t.either} `)}`;
    }),
    ...colors.map(({name}) => t.quoted(name)),
  ];
  const centimetres = String(Math.round(span / 10));
  const problem = t[isUnsupported ? 'unsupported' : kind](centimetres, formatTenths(Math.ceil(sag * 10)));
  const limit = t.limit(formatTenths(Math.floor(span * sagLimit * 10)));
  return {
    text: problem + limit + (choices.length ? t.helps(choices.join(', ')) : ''),
    link: kind === 'board' ? t.boardLink : t.topLink,
    request: kind === 'board' ? t.boardRequest : t.topRequest,
  };
}
