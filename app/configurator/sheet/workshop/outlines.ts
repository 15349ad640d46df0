import {materials} from '../../families/material';
import type {Language} from '~/i18n/language';
import type {Part} from '../../families/part';
import {placeJoints} from '../../plan/joints';
import {circle, layerName, line, text, writeDxf, type Group} from './dxf';
import type {Line, Point} from './flatPattern';
import {faces, type Cut, type Face} from './cut';
import {machine} from './machining';
import {messages, partNames} from './messages';
import {cutNames, faceNames} from './names';
import {flatAxes, listWorkpieces, numberParts, outlineOf, type Workpiece} from './workpieces';

/** Millimetres. Outlines stand in rows of this width, this far apart, with labels below them. */
const rowWidth = 3000;
const gap = 150;
const textBelow = 34;

/** About what a label takes, in mm. */
const labelWidth = 520;

/** Parts that are cut and bored alike, lying flat. */
interface Drawn {
  workpiece: Workpiece;
  numbers: string[];
  outline: Line[];
  bends: Line[];
  /** The face that lies on top. */
  seen: Face | null;
  cuts: DrawnCut[];
}

interface DrawnCut {
  cut: Cut;
  /** `face`: seen as it is made; `rear`: made from below; `edge`: bored or cut into an edge. */
  from: 'face' | 'rear' | 'edge';
  low: Point;
  high: Point;
}

/** Every workpiece once, and once more where equal ones are bored differently, like a left and a right side. */
export function drawWorkpieces(parts: readonly Part[]): Drawn[] {
  const workpieces = listWorkpieces(parts);
  const numbers = numberParts(workpieces);
  const machined = machine(placeJoints(parts));
  return workpieces.flatMap((workpiece, index): Drawn[] => {
    if (workpiece.kind === 'blank')
      return [{workpiece, numbers: [String(index + 1)], ...workpiece.flat, seen: null, cuts: []}];
    const alike = new Map<string, Drawn>();
    for (const part of workpiece.parts) {
      const drawn = drawPart(workpiece, part, machined.get(part) ?? []);
      const key = JSON.stringify([drawn.outline, drawn.seen, drawn.cuts]);
      const before = alike.get(key);
      alike.set(key, {...drawn, numbers: [...(before?.numbers ?? []), numbers.get(part) ?? '']});
    }
    return [...alike.values()];
  });
}

function drawPart(workpiece: Workpiece, part: Part, cuts: readonly Cut[]): Omit<Drawn, 'numbers'> {
  const [along, across, through] = flatAxes(part);
  // Length to the right and width upwards are seen from the high side only if the three axes are in their order.
  const isHigh = (across - along + 3) % 3 === 1;
  const seen = faces[through]![isHigh ? 1 : 0];
  return {
    workpiece,
    outline: outlineOf(part),
    bends: [],
    seen,
    cuts: cuts.map((cut) => ({
      cut,
      from: cut.axis !== through ? 'edge' : cut.through || cut.face === seen ? 'face' : 'rear',
      low: [cut.from[along]!, cut.from[across]!],
      high: [cut.to[along]!, cut.to[across]!],
    })),
  };
}

/**
 * All workpieces with their bores and grooves as DXF, on layers named by the trade: outline, one for each tool and depth, bend
 * lines, text.
 */
export function outlines(parts: readonly Part[], language: Language): string {
  const t = messages[language];
  const entities = arrange(drawWorkpieces(parts)).flatMap(([drawn, [x, y]]) => {
    const moved = ([a, b]: Line): Line => [
      [a[0] + x, a[1] + y],
      [b[0] + x, b[1] + y],
    ];
    return [
      ...drawn.outline.flatMap((edge) => line(layerName(t.outline), moved(edge))),
      ...drawn.bends.flatMap((bend) => line(layerName(t.bends), moved(bend))),
      ...drawn.cuts.flatMap((cut) => drawCut(cut, [x, y], language)),
      ...label(drawn, [x, y], language),
    ];
  });
  return writeDxf([...text(layerName(t.text), [0, gap], t.note), ...entities]);
}

/** `BOHRUNG_D8_T12`, `NUT_T8_RUECKSEITE`, `BOHRUNG_KANTE_D8_T20`. */
function layerOf({cut, from}: DrawnCut, language: Language): string {
  const t = messages[language];
  const tool = [from === 'edge' ? t.inEdge : '', cut.diameter ? `D${cut.diameter}` : ''];
  const depth = cut.through ? t.through : `${t.depthSign}${cut.depth}`;
  return layerName(
    [cutNames[language][cut.kind], ...tool, depth, from === 'rear' ? t.rear : ''].filter(Boolean).join(' '),
  );
}

function drawCut(drawn: DrawnCut, [x, y]: Point, language: Language): Group[] {
  const layer = layerOf(drawn, language);
  const [left, low, right, high] = [drawn.low[0] + x, drawn.low[1] + y, drawn.high[0] + x, drawn.high[1] + y];
  if (drawn.cut.diameter && drawn.from !== 'edge')
    return circle(layer, [(left + right) / 2, (low + high) / 2], drawn.cut.diameter / 2);
  const corners: Point[] = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
  return corners.flatMap((corner, index) => line(layer, [corner, corners[(index + 1) % 4]!]));
}

/** Where each piece stands: its lower left corner is brought to 0 and then there. */
function arrange(pieces: readonly Drawn[]): [Drawn, Point][] {
  let [x, y, rowHeight] = [0, 0, 0];
  return pieces.map((piece) => {
    const points = [...piece.outline, ...piece.bends].flat();
    const [left, right] = ends(points.map(([across]) => across));
    const [low, high] = ends(points.map(([, up]) => up));
    if (x > 0 && x + right - left > rowWidth) [x, y, rowHeight] = [0, y - rowHeight - gap, 0];
    if (rowHeight < high - low) rowHeight = high - low;
    const at: Point = [x - left, y - (high - low) - low];
    x += Math.max(right - left, labelWidth) + gap;
    return [piece, at];
  });
}

const ends = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

function label({workpiece, numbers, outline, seen}: Drawn, [x, y]: Point, language: Language): Group[] {
  const t = messages[language];
  const {kind, material, length, width, thickness, count} = workpiece;
  const points = outline.flat();
  const left = Math.min(...points.map(([across]) => across)) + x;
  const low = Math.min(...points.map(([, up]) => up)) + y;
  const pieces = kind === 'blank' ? count : numbers.length;
  const lines = [
    `${numbers.join(', ')}: ${pieces} x ${partNames[language][kind]}, ${materials[material].name[language]}`,
    `${length} x ${width} x ${thickness}${seen ? `, ${t.seenFrom(faceNames[language][seen])}` : ''}`,
  ];
  return lines.flatMap((words, index) => text(layerName(t.text), [left, low - textBelow * (index + 1)], words));
}
