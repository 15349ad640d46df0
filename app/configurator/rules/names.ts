import {families} from '../families/families';
import type {Construction} from './construction';
import {materials} from '../families/material';
import type {MeasureField} from './correction';
import type {Offer} from './offer';

/** What the colours of an offer are: woods, finishes of which some are no wood, or coats of paint. */
type FinishName = 'wood' | 'finish' | 'color';

/** What the choices of an offer are called; the keys of their messages (rule 11.30). */
export interface Names {
  finish: FinishName;
  /** From front to back a width is a depth. */
  width: 'width' | 'depth';
}

/** The names of an offer of which nothing is known. */
export const plainNames: Names = {finish: 'color', width: 'width'};

export function namesOf({construction, colors}: Pick<Offer, 'construction' | 'colors'>): Names {
  if (!construction || families[construction.type].kind === 'kliv') return plainNames;
  return {finish: finishName(construction, colors), width: families[construction.type].widthName};
}

/** A colour that names no material is that of its family. */
function finishName({type, materials: named}: Construction, colors: Offer['colors']): FinishName {
  const isWood = ({value}: {value: string}) => materials[named[value] ?? families[type].material].kind === 'wood';
  return colors.every(isWood) ? 'wood' : 'finish';
}

/** What a measure is called. */
export const measureName = (field: MeasureField, names: Names): MeasureField | 'depth' =>
  field === 'width' ? names.width : field;
