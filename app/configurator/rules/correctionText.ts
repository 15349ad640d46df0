import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import type {Correction} from './correction';
import {measureName, plainNames} from './names';
import type {Unit} from './readMeasure';

interface Measured {
  /** In the middle of a sentence, without its article. */
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
    decimalMark: ',',
    understood: (requested: string) => `Verstanden haben wir ${requested}. `,
    missing: ({name, value}: Measured) => `Die ${name} fehlte im Link. Gezeigt sind ${value}.`,
    notANumber: ({name, value}: Measured) => `Für die ${name} brauchen wir eine Zahl. Gewählt sind ${value}.`,
    ambiguous: ({name, value}: Measured) =>
      `Diese ${name} lässt sich verschieden lesen. Bitte schreiben Sie sie ohne Punkt und Komma oder mit ihrer Einheit. Gewählt sind ${value}.`,
    guessed: () => 'Bitte prüfen Sie, ob das stimmt.',
    tooSmall: ({name, value}: Measured) => `Wir bauen dieses Stück ab ${value} ${name}.`,
    tooLarge: ({name, value}: Measured) => `Wir bauen dieses Stück bis ${value} ${name}.`,
    betweenSteps: ({name, value}: Measured, lower: string, upper: string) =>
      `Die ${name} gibt es mit ${lower} und mit ${upper}. Gewählt sind ${value}.`,
    gap: ({name, value}: Measured, lower: string, upper: string) =>
      `Zwischen ${lower} und ${upper} ${name} bauen wir dieses Stück nicht. Gewählt sind ${value}.`,
    combination: ({name, other, value}: Measured) =>
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
    decimalMark: '.',
    understood: (requested: string) => `We read that as ${requested}. `,
    missing: ({name, value}: Measured) => `The link gave no ${name}. We’re showing ${value}.`,
    notANumber: ({name, value}: Measured) => `The ${name} must be a number. We chose ${value}.`,
    ambiguous: ({name, value}: Measured) =>
      `This ${name} can be read in several ways. Please enter it without points or commas, or add the unit. We chose ${value}.`,
    guessed: () => 'Please check that this is right.',
    tooSmall: ({name, value}: Measured) => `The minimum ${name} for this piece is ${value}.`,
    tooLarge: ({name, value}: Measured) => `The maximum ${name} for this piece is ${value}.`,
    betweenSteps: ({name, value}: Measured, lower: string, upper: string) =>
      `The ${name} can be ${lower} or ${upper}. We chose ${value}.`,
    gap: ({name, value}: Measured, lower: string, upper: string) =>
      `We don’t make this piece with a ${name} between ${lower} and ${upper}. We chose ${value}.`,
    combination: ({name, other, value}: Measured) => `This ${name} doesn’t go with this ${other}. We chose ${value}.`,
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

/** A longer number is a typing error that needs no repetition. */
const maxRepeated = 1e9;

/** The text of a correction. `value` is the corrected measure in `unit`; choices need neither. */
export function correctionText(
  correction: Correction,
  language: Language,
  value = 0,
  unit: Unit = 'cm',
  names = plainNames,
): string {
  const t = messages[language];
  if ('choice' in correction) {
    const {label, options} = correction.choice;
    const text = correction.reason.kind === 'missing' ? t.choiceMissing : t.choiceUnknown;
    return text(label[language], options[0].label[language]);
  }
  const {field, reason} = correction;
  if (field === 'color') return t[`${names.finish}${reason.kind === 'missing' ? 'Missing' : 'Unknown'}`];
  const inUnit = (figure: number) => `${String(figure).replace('.', t.decimalMark)} ${unit}`;
  const understood =
    'requested' in reason && Math.abs(reason.requested) < maxRepeated ? t.understood(inUnit(reason.requested)) : '';
  const measured = {
    name: t[measureName(field, names)],
    other: field === 'width' ? t.height : t.width,
    value: inUnit(value),
  };
  if ('lower' in reason) return understood + t[reason.kind](measured, inUnit(reason.lower), inUnit(reason.upper));
  return understood + t[reason.kind](measured);
}
