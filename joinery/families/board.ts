import {defineFamily} from './family';
import {createStaves, staveWidth} from './parts/staves';

/** A top without a base. It lies flat, so its height is its thickness. */
export const board = defineFamily({
  secondMeasure: 'width',
  material: 'oak',
  sizes: {thickness: {default: 28, min: 10, max: 100}, staveWidth},
  fixedSize: 'thickness',
  drawing: {views: ['top']},
  createParts: ({sizes, ...piece}) => createStaves({...piece, ...sizes}),
});
