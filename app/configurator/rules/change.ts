import {isKliv, type Configuration} from './configuration';
import type {Opened, Problem} from './address';
import type {Color} from './color';
import {correctSize, klivVariant} from './kliv';
import {correct, move} from './measure';
import type {Offer} from './offer';
import {standardPrice} from './standard';

export type MeasureField = 'length' | 'width' | 'height';

/** The measures of a piece in the order in which a form asks for them, and their unit. */
export function measuresOf(offer: Offer) {
  return offer.kind === 'kliv'
    ? ({fields: ['width', 'height'], unit: 'mm'} as const)
    : ({fields: ['length', 'width'], unit: 'cm'} as const);
}

export function measureValue(configuration: Configuration, field: MeasureField): number {
  if (field === 'width') return configuration.width;
  if (isKliv(configuration)) return field === 'height' ? configuration.height : NaN;
  return field === 'length' ? configuration.length : NaN;
}

export const measureOfferedIn = (offer: Offer, field: MeasureField) =>
  field === 'width' ? offer.width : offer.kind === 'kliv' ? offer.height : offer.length;

/** The piece with one measure as somebody typed it, brought to what is made, and what had to be changed for it. */
export function changeMeasure(
  offer: Offer,
  configuration: Configuration,
  field: MeasureField,
  asked: string | number,
): Opened {
  if (offer.kind === 'kliv' && isKliv(configuration) && field !== 'length') {
    const {width, height} = correctSize(offer, {...configuration, [field]: asked}, field);
    const problems = [
      ...(width.reason ? [{field: 'width', reason: width.reason} as const] : []),
      ...(height.reason ? [{field: 'height', reason: height.reason} as const] : []),
    ];
    return {configuration: {...configuration, width: width.value, height: height.value}, problems};
  }
  const {value, reason} = correct(measureOfferedIn(offer, field), asked);
  const problems: Problem[] = reason ? [{field, reason}] : [];
  return {configuration: {...configuration, [field]: value}, problems};
}

/** The same for a slider or an arrow key, which only ever reach what is made. */
export function slideMeasure(offer: Offer, configuration: Configuration, field: MeasureField, to: number): Opened {
  const value = move(measureOfferedIn(offer, field), measureValue(configuration, field), to);
  return changeMeasure(offer, configuration, field, value);
}

export function colorOf({colors}: Offer, {color}: Configuration): Color | undefined {
  return colors.find(({value}) => value === color.value);
}

/** Price in cents of one piece; `null` when it isn't made like this, or its formula gives none. */
export function priceOf(offer: Offer, configuration: Configuration): number | null {
  if (offer.kind === 'kliv') return (isKliv(configuration) && klivVariant(offer, configuration)?.price) || null;
  return isKliv(configuration) ? null : standardPrice(offer, configuration);
}
