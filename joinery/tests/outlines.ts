import DxfParser from 'dxf-parser';

export type Point = readonly [x: number, y: number];

interface Box {
  from: Point;
  to: Point;
}

/** A closed line through corners, or a circle with one corner on each side. */
interface Drawn extends Box {
  layer: string;
  corners: Point[];
}

/** Equal parts in a drawing. Millimetres, from the lower left corner of their outline. */
interface DrawnPart {
  layer: string;
  /** The lines below the outline as one: `1.1, 1.2: 2 x Seite, Eiche massiv 1920 x 280 x 24, gesehen von links`. */
  label: string;
  numbers: string[];
  corners: Point[];
  bends: Box[];
  /** Where the grain is drawn. */
  grain: Box[];
  cuts: Drawn[];
}

interface DxfEntity {
  type: string;
  layer: string;
}
type DxfLine = DxfEntity & {vertices: {x: number; y: number}[]; shape?: boolean};
type DxfCircle = DxfEntity & {center: {x: number; y: number}; radius: number};
type DxfText = DxfEntity & {text: string; startPoint: {x: number; y: number}; textHeight: number};

const cornersOf = ({vertices}: DxfLine) => vertices.map(({x, y}): Point => [x, y]);

export function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {from: [Math.min(...xs), Math.min(...ys)], to: [Math.max(...xs), Math.max(...ys)]};
}

/** The area within corners, above zero for any direction. */
export const computeArea = (corners: readonly Point[]): number =>
  Math.abs(
    corners.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length]!;
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

/** The numbers that a label begins with: `6.4-6.6, 6.9: …` names four. */
const readNumbers = (label: string) =>
  label
    .split(': ')[0]!
    .split(', ')
    .flatMap((text) => {
      const [first = '', last] = text.split('-');
      if (!last) return [first];
      const [row, from] = first.split('.');
      const to = Number(last.split('.')[1]);
      return Array.from({length: to - Number(from) + 1}, (_, index) => `${row}.${Number(from) + index}`);
    });

/** Reads outlines as a parser sees them that isn't ours. */
export function readOutlines(file: string) {
  const drawing = new DxfParser().parseSync(file);
  if (!drawing) throw new Error('No drawing');
  const entities = drawing.entities as unknown as DxfEntity[];
  const ofType = (type: string) => entities.filter((entity) => entity.type === type);
  const texts = ofType('TEXT') as DxfText[];
  const lines = ofType('LINE') as DxfLine[];
  const polylines = ofType('POLYLINE') as DxfLine[];
  const closed = polylines.map((polyline): Drawn => {
    const corners = cornersOf(polyline);
    return {layer: polyline.layer, corners, ...boxAround(corners)};
  });
  const circles = (ofType('CIRCLE') as DxfCircle[]).map(({layer, center: {x, y}, radius}): Drawn => {
    const corners: Point[] = [
      [x - radius, y],
      [x, y - radius],
      [x + radius, y],
      [x, y + radius],
    ];
    return {layer, corners, ...boxAround(corners)};
  });
  const shapes = [
    ...lines.map((line) => ({type: 'LINE', layer: line.layer, points: cornersOf(line)})),
    ...[...closed, ...circles].map(({layer, corners}, index) => ({
      type: index < closed.length ? 'POLYLINE' : 'CIRCLE',
      ...{layer, points: corners},
    })),
  ];
  const isContour = ({layer}: Drawn) => /^(KONTUR|OUTLINE)_/.test(layer);
  const cuts = [...closed.filter((one) => !isContour(one)), ...circles];
  const linesOn = (layer: string) =>
    lines.filter((line) => line.layer === layer).map((line) => boxAround(cornersOf(line)));
  const parts = closed.filter(isContour).map(({layer, corners, from, to}): DrawnPart => {
    const move = ([x, y]: Point): Point => [x - from[0], y - from[1]];
    const isInside = (box: Box) =>
      [0, 1].every((axis) => box.from[axis]! > from[axis]! - 0.1 && box.to[axis]! < to[axis]! + 0.1);
    const moveBox = <Moved extends Box>(box: Moved): Moved => ({...box, from: move(box.from), to: move(box.to)});
    const below = texts
      .filter(({startPoint: {x, y}}) => Math.abs(x - from[0]) < 0.02 && y < from[1])
      .sort((a, b) => b.startPoint.y - a.startPoint.y);
    const label = below
      .filter(({startPoint: {y}}, index) => Math.abs(from[1] - y - 34 * (index + 1)) < 0.02)
      .map(({text}) => text)
      .join(' ');
    return {
      layer,
      label,
      numbers: readNumbers(label),
      corners: corners.map(move),
      bends: linesOn('BIEGELINIEN').filter(isInside).map(moveBox),
      grain: linesOn('FASER').filter(isInside).map(moveBox),
      cuts: cuts.filter(isInside).map((cut) => ({...moveBox(cut), corners: cut.corners.map(move)})),
    };
  });
  return {
    header: drawing.header,
    shapes,
    parts,
    cutCount: cuts.length,
    openLines: polylines.filter(({shape}) => !shape).length,
    texts: texts.map(({text, startPoint: {x, y}, textHeight}) => ({text, at: [x, y] as Point, height: textHeight})),
    layers: Object.keys(drawing.tables.layer.layers),
    usedLayers: new Set(entities.map(({layer}) => layer)),
  };
}
