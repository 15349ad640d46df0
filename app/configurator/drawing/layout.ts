/** The sheet, in units of its view box. The piece may take what the margins leave for figures and scale bar. */
export const sheet = {width: 600, height: 480};
const margin = {left: 76, top: 76, right: 32, bottom: 64};

/** From the front a piece stands on the ground; from above it lies in the middle, or with its back to a wall. */
export type View = 'front' | 'top' | 'wall';

export interface Extent {
  across: number;
  down: number;
}

/** What the sheet has to show beside the piece, in the unit of its measures. */
interface Around {
  view: View;
  above: number;
  below: number;
}

interface DrawingLayout {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Units of the sheet for one of the piece. */
  scale: number;
  /** Of the scale bar: what it stands for, and how long it is drawn. */
  bar: {measure: number; length: number};
}

const barMeasures = [5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1];

/**
 * Where a piece stands on the sheet. All pieces of a product share one scale: that at which `largest` just fits, so a
 * piece half as long is drawn half as long, and the ground or the wall stays where it is.
 */
export function drawingLayout(piece: Extent, largest: Extent, {view, above, below}: Around): DrawingLayout {
  const space = {across: sheet.width - margin.left - margin.right, down: sheet.height - margin.top - margin.bottom};
  const scale = Math.min(space.across / largest.across, space.down / (largest.down + above + below));
  const width = piece.across * scale;
  const height = piece.down * scale;
  const measure = barMeasures.find((candidate) => candidate <= largest.across / 4) ?? 1;
  const free = space.down - (largest.down + above + below) * scale;
  const lower = (largest.down - piece.down) * scale;
  const down = {front: free + lower, top: free / 2 + lower / 2, wall: free / 2}[view];
  return {
    x: margin.left + (space.across - width) / 2,
    y: margin.top + above * scale + down,
    width,
    height,
    scale,
    bar: {measure, length: measure * scale},
  };
}
