import {defineFamily} from '../family';
import {staves, staveWidth} from '../staves';

/** A top alone, lying: it is as high as it is thick. */
export const board = defineFamily({
  handle: /platte|tabletop/,
  kind: 'standard',
  material: 'oak',
  sizes: {thickness: {default: 28, min: 10, max: 100}, staveWidth},
  fixed: 'thickness',
  widthName: 'width',
  drawing: {views: ['top']},
  parts: ({sizes, ...piece}) => staves({...piece, ...sizes}),
});
