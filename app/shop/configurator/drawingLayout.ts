/** The sheet, in units of its view box. The piece may take what the margins leave for figures and scale bar. */
export const sheet = {width: 600, height: 480};
const margin = {left: 76, top: 76, right: 32, bottom: 76};

export interface Extent {
  across: number;
  down: number;
}

export interface DrawingLayout {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of the scale bar: what it stands for, and how long it is drawn. */
  bar: {measure: number; length: number};
}

const barMeasures = [5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1];

/**
 * Where a piece stands on the sheet. All pieces of a product share one scale: that at which `largest` just fits, so a
 * piece half as long is drawn half as long. Seen from the front it stands on the ground line, from above it lies in the
 * middle.
 */
export function drawingLayout(piece: Extent, largest: Extent, view: 'front' | 'top'): DrawingLayout {
  const room = {across: sheet.width - margin.left - margin.right, down: sheet.height - margin.top - margin.bottom};
  const scale = Math.min(room.across / largest.across, room.down / largest.down);
  const width = piece.across * scale;
  const height = piece.down * scale;
  const measure = barMeasures.find((candidate) => candidate <= largest.across / 4) ?? 1;
  return {
    x: margin.left + (room.across - width) / 2,
    y: margin.top + (room.down - height) / (view === 'front' ? 1 : 2),
    width,
    height,
    bar: {measure, length: measure * scale},
  };
}
