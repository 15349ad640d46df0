import {defineFamily} from '../family';
import {createStaves, staveWidth} from '../staves';

/** A top without a base. It lies flat, so its height is its thickness. */
export const board = defineFamily({
  handle: /platte|tabletop/,
  kind: 'standard',
  material: 'oak',
  sizes: {thickness: {default: 28, min: 10, max: 100}, staveWidth},
  fixedSize: 'thickness',
  widthName: 'width',
  drawing: {views: ['top']},
  createParts: ({sizes, ...piece}) => createStaves({...piece, ...sizes}),
});
