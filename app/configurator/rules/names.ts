import type {Construction} from './construction';
import type {Material} from './material';
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

const woods: readonly Material[] = ['oak', 'ash', 'cherry', 'walnut'];

export function namesOf({construction, colors}: Pick<Offer, 'construction' | 'colors'>): Names {
  if (!construction || construction.type === 'planter') return plainNames;
  return {finish: finishName(construction, colors), width: isDeep(construction) ? 'depth' : 'width'};
}

/** A colour that names no material is that of its type, which is a wood. */
function finishName({materials}: Construction, colors: Offer['colors']): FinishName {
  const isWood = ({value}: {value: string}) => woods.includes(materials[value] ?? 'oak');
  return colors.every(isWood) ? 'wood' : 'finish';
}

/** Tables and boards have no front. */
const isDeep = ({type}: Construction) => type !== 'table' && type !== 'board';

/** What a measure is called. */
export const measureName = (field: MeasureField, names: Names): MeasureField | 'depth' =>
  field === 'width' ? names.width : field;
