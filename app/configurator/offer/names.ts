import type {Construction} from 'joinery/families/construction';
import {families} from 'joinery/families/families';
import {materials} from 'joinery/families/parts/material';
import type {MeasureName} from './availableValues';
import type {Offer} from './readOffer';

/** The kind of an offer's colours: woods, finishes that include other materials, or coats of paint. */
type FinishName = 'wood' | 'finish' | 'color';

/** The message keys for the names of an offer's choices. */
export interface Names {
  finish: FinishName;
  /** The width of a piece with a front is its depth. */
  width: 'width' | 'depth';
}

export const defaultNames: Names = {finish: 'color', width: 'width'};

export function getNames({construction, colors}: Pick<Offer, 'construction' | 'colors'>): Names {
  const width = construction && families[construction.type].secondMeasure;
  return !width || width === 'height' ? defaultNames : {finish: findFinishName(construction, colors), width};
}

/** A colour without a material of its own has the material of the family. */
function findFinishName({type, materials: colorMaterials}: Construction, colors: Offer['colors']): FinishName {
  const isWood = ({value}: {value: string}) => {
    const material = colorMaterials[value] ?? families[type].material;
    return materials[material].kind === 'wood';
  };
  return colors.every(isWood) ? 'wood' : 'finish';
}

export const getMeasureName = (field: MeasureName, names: Names): MeasureName | 'depth' =>
  field === 'width' ? names.width : field;
