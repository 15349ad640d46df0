import {families} from '../families/families';
import type {Construction} from './construction';
import {materials} from '../families/material';
import type {MeasureField} from './correction';
import type {Offer} from './offer';

/** The kind of an offer's colours: woods, finishes that include other materials, or coats of paint. */
type FinishName = 'wood' | 'finish' | 'color';

/** The message keys for the names of an offer's choices. */
export interface Names {
  finish: FinishName;
  /** The width of a piece with a front is its depth. */
  width: 'width' | 'depth';
}

/** The default names. */
export const plainNames: Names = {finish: 'color', width: 'width'};

export function getNames({construction, colors}: Pick<Offer, 'construction' | 'colors'>): Names {
  if (!construction || families[construction.type].kind === 'kliv') return plainNames;
  return {finish: finishName(construction, colors), width: families[construction.type].widthName};
}

/** A colour without a material has the family's. */
function finishName({type, materials: named}: Construction, colors: Offer['colors']): FinishName {
  const isWood = ({value}: {value: string}) => materials[named[value] ?? families[type].material].kind === 'wood';
  return colors.every(isWood) ? 'wood' : 'finish';
}

export const measureName = (field: MeasureField, names: Names): MeasureField | 'depth' =>
  field === 'width' ? names.width : field;
