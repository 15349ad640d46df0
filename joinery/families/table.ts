import {defineFamily} from './family';
import {staveWidth} from './parts/staves';
import {computeEndClearance, createTrestleTable, minTopThickness} from './parts/trestleTable';

const stance = {lean: 6, halfDistance: 46};

/** The room that a person needs along an edge, and for the knees at an end, in mm. */
const personWidth = 600;
const kneeRoom = 250;

export const table = defineFamily({
  secondMeasure: 'width',
  material: 'oak',
  sizes: {
    thickness: {default: 34, min: minTopThickness, max: 60},
    height: {default: 740, min: 560, max: 1100},
    staveWidth,
    bevel: {default: 22, min: 0, max: 40},
    legWidth: {default: 48, min: 36, max: 60},
    legDepth: {default: 42, min: 30, max: 80},
    legInset: {default: 50, min: 20, max: 200},
    beamHeight: {default: 90, min: 60, max: 110},
    overhang: {default: 200, min: 200, max: 400},
    stretcherHeight: {default: 250, min: 100, max: 320},
  },
  fixedSize: 'height',
  drawing: {views: ['top', 'front'], chairs: 'around'},
  arrangeSeats: ({length, sizes}) => ({
    perSide: Math.floor(length / personWidth),
    hasEndSeats: computeEndClearance(length, sizes, stance) >= kneeRoom,
  }),
  createParts: (piece) => createTrestleTable({...piece, stance}),
});
