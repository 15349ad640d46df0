import DxfParser from 'dxf-parser';

type Point = readonly [x: number, y: number];

interface Box {
  from: Point;
  to: Point;
}

/** A bore, as the box around its circle, or another cut. */
interface DrawnCut extends Box {
  layer: string;
}

/** Equal parts in a drawing. Millimetres, from the lower left corner of their outline. */
interface DrawnPart {
  /** The two lines below the outline: `1.1, 1.2: 2 x Seite, Eiche`, then its sizes. */
  labels: string[];
  numbers: string[];
  corners: Point[];
  bends: Box[];
  cuts: DrawnCut[];
}

interface DxfEntity {
  type: string;
  layer: string;
}
type DxfLine = DxfEntity & {vertices: {x: number; y: number}[]};
type DxfCircle = DxfEntity & {center: {x: number; y: number}; radius: number};
type DxfText = DxfEntity & {text: string; startPoint: {x: number; y: number}};

const isNear = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v) < 0.02;

const endsOf = ({vertices}: DxfLine) => vertices.map(({x, y}): Point => [x, y]) as [Point, Point];

/** The corners of each outline that lines make. */
export function closeOutlines(lines: readonly (readonly [Point, Point])[]): Point[][] {
  const remaining = [...lines];
  const outlines: Point[][] = [];
  for (let first = remaining.shift(); first; first = remaining.shift()) {
    const corners = [first[0]];
    let end = first[1];
    while (!isNear(end, first[0])) {
      const index = remaining.findIndex((line) => line.some((point) => isNear(point, end)));
      const [next] = index < 0 ? [] : remaining.splice(index, 1);
      if (!next) throw new Error(`An outline ends at ${end.join()}`);
      corners.push(end);
      end = isNear(next[0], end) ? next[1] : next[0];
    }
    outlines.push(corners);
  }
  return outlines;
}

export function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {from: [Math.min(...xs), Math.min(...ys)], to: [Math.max(...xs), Math.max(...ys)]};
}

/** Reads outlines as a parser sees them that isn't ours. */
export function readOutlines(file: string) {
  const drawing = new DxfParser().parseSync(file);
  if (!drawing) throw new Error('No drawing');
  const entities = drawing.entities as unknown as DxfEntity[];
  const texts = entities.filter(({type}) => type === 'TEXT') as DxfText[];
  const lines = entities.filter(({type}) => type === 'LINE') as DxfLine[];
  const circles = entities.filter(({type}) => type === 'CIRCLE') as DxfCircle[];
  const on = (pattern: RegExp) => lines.filter(({layer}) => pattern.test(layer)).map(endsOf);
  const boxes = lines.filter(({layer}) => !/^(KONTUR|BIEGELINIEN)$/.test(layer));
  const cuts = [
    // Four lines are one box.
    ...boxes.flatMap(({layer}, index) =>
      index % 4 ? [] : [{layer, ...boxAround(boxes.slice(index, index + 4).flatMap(endsOf))}],
    ),
    ...circles.map(({layer, center: {x, y}, radius}) => ({
      ...{layer, from: [x - radius, y - radius] as const, to: [x + radius, y + radius] as const},
    })),
  ];
  const bends = on(/^BIEGELINIEN$/).map((line) => boxAround(line));
  const parts = closeOutlines(on(/^KONTUR$/)).map((corners): DrawnPart => {
    const {from, to} = boxAround(corners);
    const move = ([x, y]: Point): Point => [x - from[0], y - from[1]];
    const isInside = (box: Box) =>
      [0, 1].every((axis) => box.from[axis]! > from[axis]! - 0.1 && box.to[axis]! < to[axis]! + 0.1);
    const moveBox = <Moved extends Box>(box: Moved): Moved => ({...box, from: move(box.from), to: move(box.to)});
    const labels = texts
      .filter(({startPoint: {x, y}}) => Math.abs(x - from[0]) < 0.02 && y < from[1])
      .sort((a, b) => b.startPoint.y - a.startPoint.y)
      .slice(0, 2)
      .map(({text}) => text);
    return {
      labels,
      numbers: labels[0]?.split(': ')[0]?.split(', ') ?? [],
      corners: corners.map(move),
      bends: bends.filter(isInside).map(moveBox),
      cuts: cuts.filter(isInside).map(moveBox),
    };
  });
  return {
    parts,
    cutCount: cuts.length,
    texts: texts.map(({text}) => text),
    layers: Object.keys(drawing.tables.layer.layers),
    usedLayers: new Set(entities.map(({layer}) => layer)),
  };
}
