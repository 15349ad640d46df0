import {defineFamily} from './family';
import {centerAt, createJoints, createPart, type Opening} from './parts/part';
import {staveWidth} from './parts/staves';
import {createTrestleTable, minTopThickness} from './parts/trestleTable';

/** The slide and the slot below it, in mm. Cables pass through a slot of the slide while it lies in place. */
const slide = {length: 160, depth: 40, thickness: 10, backInset: 20, slot: {length: 60, depth: 14}};
const slot = {length: 120, depth: 25};

/** A slender table for one person; at the back a slide closes the slot for cables. */
export const desk = defineFamily({
  secondMeasure: 'depth',
  material: 'oak',
  sizes: {
    thickness: {default: 28, min: minTopThickness, max: 60},
    height: {default: 730, min: 560, max: 1100},
    staveWidth,
    bevel: {default: 18, min: 0, max: 40},
    legWidth: {default: 38, min: 30, max: 60},
    legDepth: {default: 34, min: 30, max: 80},
    legInset: {default: 45, min: 20, max: 150},
    beamHeight: {default: 70, min: 60, max: 110},
    overhang: {default: 200, min: 200, max: 250},
    stretcherHeight: {default: 230, min: 100, max: 320},
  },
  fixedSize: 'height',
  drawing: {views: ['top', 'front'], chairs: 'front'},
  arrangeSeats: () => ({perSide: 1, hasEndSeats: false}),
  createParts(piece) {
    const {depth, height, sizes, material} = piece;
    const parts = createTrestleTable({...piece, stance: {lean: 5, halfDistance: 36}});
    const lastStave = parts.filter(({kind}) => kind === 'stave').at(-1);
    const slideBack = depth / 2 - slide.backInset;
    const createSlot = (size: typeof slot, thickness: number): Opening => ({
      axis: 'z',
      middle: [0, slideBack - slide.depth / 2, height - thickness / 2],
      size: [size.length, size.depth],
      isRound: false,
    });
    const slotOpening = createSlot(slot, sizes.thickness);
    const slidePart = createPart('slide', {
      kind: 'slide',
      material,
      ends: [centerAt(0, slide.length), [slideBack - slide.depth, slideBack], [height - slide.thickness, height]],
      grain: 'x',
      joints: createJoints('dado', lastStave?.id ?? ''),
      openings: [createSlot(slide.slot, slide.thickness)],
    });
    return [...parts.map((part) => (part === lastStave ? {...part, openings: [slotOpening]} : part)), slidePart];
  },
});
