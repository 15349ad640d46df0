import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import type {Unit} from '../offer/availableValues';
import {defaultNames, getMeasureName} from '../offer/names';
import type {Correction} from './correctPiece';
import {formatMeasure} from './measureText';

interface MeasureTexts {
  /** The names of the measure and of the other one, in the middle of a sentence, without articles. */
  name: string;
  other: string;
  value: string;
}

const messages = defineMessages({
  de: {
    length: 'Länge',
    width: 'Breite',
    depth: 'Tiefe',
    height: 'Höhe',
    understood: (requested: string) => `Verstanden haben wir ${requested}. `,
    missing: ({name, value}: MeasureTexts) => `Die ${name} fehlte im Link. Gezeigt sind ${value}.`,
    notANumber: ({name, value}: MeasureTexts) => `Für die ${name} brauchen wir eine Zahl. Gewählt sind ${value}.`,
    ambiguous: ({name, value}: MeasureTexts) =>
      `Diese ${name} lässt sich verschieden lesen. Bitte schreiben Sie sie ohne Punkt und Komma oder mit ihrer Einheit. Gewählt sind ${value}.`,
    guessed: () => 'Bitte prüfen Sie, ob das stimmt.',
    tooSmall: ({name, value}: MeasureTexts) => `Wir bauen dieses Stück ab ${value} ${name}.`,
    tooLarge: ({name, value}: MeasureTexts) => `Wir bauen dieses Stück bis ${value} ${name}.`,
    betweenSteps: ({name, value}: MeasureTexts, lower: string, upper: string) =>
      `Die ${name} gibt es mit ${lower} und mit ${upper}. Gewählt sind ${value}.`,
    gap: ({name, value}: MeasureTexts, lower: string, upper: string) =>
      `Zwischen ${lower} und ${upper} ${name} bauen wir dieses Stück nicht. Gewählt sind ${value}.`,
    combination: ({name, other, value}: MeasureTexts) =>
      `Zu dieser ${other} passt die ${name} nicht. Gewählt sind ${value}.`,
    colorMissing: 'Die Farbe fehlte im Link. Gezeigt ist die erste.',
    colorUnknown: 'Diese Farbe gibt es nicht. Gewählt ist die erste.',
    woodMissing: 'Das Holz fehlte im Link. Gezeigt ist das erste.',
    woodUnknown: 'Dieses Holz gibt es nicht. Gewählt ist das erste.',
    finishMissing: 'Die Ausführung fehlte im Link. Gezeigt ist die erste.',
    finishUnknown: 'Diese Ausführung gibt es nicht. Gewählt ist die erste.',
    choiceMissing: (choice: string, option: string) => `Im Link fehlte „${choice}“. Gewählt ist „${option}“.`,
    choiceUnknown: (choice: string, option: string) =>
      `Was Sie bei „${choice}“ gewählt haben, gibt es nicht. Gewählt ist „${option}“.`,
  },
  en: {
    length: 'length',
    width: 'width',
    depth: 'depth',
    height: 'height',
    understood: (requested: string) => `We read that as ${requested}. `,
    missing: ({name, value}: MeasureTexts) => `The link gave no ${name}. We’re showing ${value}.`,
    notANumber: ({name, value}: MeasureTexts) => `The ${name} must be a number. We chose ${value}.`,
    ambiguous: ({name, value}: MeasureTexts) =>
      `This ${name} can be read in several ways. Please enter it without points or commas, or add the unit. We chose ${value}.`,
    guessed: () => 'Please check that this is right.',
    tooSmall: ({name, value}: MeasureTexts) => `The minimum ${name} for this piece is ${value}.`,
    tooLarge: ({name, value}: MeasureTexts) => `The maximum ${name} for this piece is ${value}.`,
    betweenSteps: ({name, value}: MeasureTexts, lower: string, upper: string) =>
      `The ${name} can be ${lower} or ${upper}. We chose ${value}.`,
    gap: ({name, value}: MeasureTexts, lower: string, upper: string) =>
      `We don’t make this piece with a ${name} between ${lower} and ${upper}. We chose ${value}.`,
    combination: ({name, other, value}: MeasureTexts) =>
      `This ${name} doesn’t go with this ${other}. We chose ${value}.`,
    colorMissing: 'The link gave no colour. We’re showing the first one.',
    colorUnknown: 'We don’t offer that colour. We chose the first one.',
    woodMissing: 'The link gave no wood. We’re showing the first one.',
    woodUnknown: 'We don’t offer that wood. We chose the first one.',
    finishMissing: 'The link gave no finish. We’re showing the first one.',
    finishUnknown: 'We don’t offer that finish. We chose the first one.',
    choiceMissing: (choice: string, option: string) => `The link gave no ‘${choice}’. We chose ‘${option}’.`,
    choiceUnknown: (choice: string, option: string) =>
      `We don’t offer what you chose for ‘${choice}’. We chose ‘${option}’.`,
  },
});

/** A larger number is a typing error, which the text doesn't repeat. */
const maxRepeated = 1e9;

/** Explains a correction. `value` is the corrected measure in `unit`; choices need neither. */
export function correctionText(
  correction: Correction,
  language: Language,
  value = 0,
  unit: Unit = 'cm',
  names = defaultNames,
): string {
  const t = messages[language];
  if ('choice' in correction) {
    const {label, options} = correction.choice;
    const getText = correction.reason.kind === 'missing' ? t.choiceMissing : t.choiceUnknown;
    return getText(label[language], options[0].label[language]);
  }
  const {field, reason} = correction;
  if (field === 'color') return t[`${names.finish}${reason.kind === 'missing' ? 'Missing' : 'Unknown'}`];
  const format = (measure: number) => formatMeasure(measure, unit, language);
  const isRepeated = 'requested' in reason && Math.abs(reason.requested) < maxRepeated;
  const introduction = isRepeated ? t.understood(format(reason.requested)) : '';
  const measureTexts = {
    name: t[getMeasureName(field, names)],
    other: field === 'width' ? t.height : t.width,
    value: format(value),
  };
  if ('lower' in reason) return introduction + t[reason.kind](measureTexts, format(reason.lower), format(reason.upper));
  return introduction + t[reason.kind](measureTexts);
}
