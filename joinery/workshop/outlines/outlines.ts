import {materials} from '../../families/parts/material';
import type {Language} from '~/i18n/language';
import type {Face, Part} from '../../families/parts/part';
import {placeJoints} from '../../plan/joints';
import {createCircle, createLine, createText, toLayerName, writeDxf, type Group} from './dxf';
import type {Line} from './flatPattern';
import type {Point} from '../../drawing/project';
import {faces, type Cut} from '../cutting/cut';
import {listCuts} from '../cutting/machining';
import {messages} from '../messages';
import {cutNames, faceNames, partNames} from '../names';
import {computeOutline, getFlatAxes, listWorkpieces, numberParts, type Workpiece} from '../workpieces';

/** The width of a row of outlines, and the gap between two outlines, in mm. */
const rowWidth = 3000;
const gap = 150;

/** The distance of two lines of a label, and about the width of a label, in mm. */
const lineDistance = 34;
const labelWidth = 520;

/** Equal parts that are cut and bored alike, lying flat. */
interface DrawnWorkpiece {
  workpiece: Workpiece;
  numbers: string[];
  outline: Line[];
  bends: Line[];
  /** The face that lies on top; `null` for a blank. */
  topFace: Face | null;
  cuts: DrawnCut[];
}

interface DrawnCut {
  cut: Cut;
  /** The side that it is made from: the top face, the one below it, or an edge. */
  from: 'face' | 'rear' | 'edge';
  low: Point;
  high: Point;
}

/** Each workpiece once, and once more where equal parts are bored differently, like a left and a right side. */
function drawWorkpieces(parts: readonly Part[]): DrawnWorkpiece[] {
  const workpieces = listWorkpieces(parts);
  const numbers = numberParts(workpieces);
  const machined = listCuts(placeJoints(parts));
  return workpieces.flatMap((workpiece, index): DrawnWorkpiece[] => {
    if (workpiece.kind === 'blank')
      return [{workpiece, numbers: [String(index + 1)], ...workpiece.flat, topFace: null, cuts: []}];
    const drawings = new Map<string, DrawnWorkpiece>();
    for (const part of workpiece.parts) {
      const drawing = drawPart(workpiece, part, machined.get(part) ?? []);
      const key = JSON.stringify([drawing.outline, drawing.topFace, drawing.cuts]);
      const equal = drawings.get(key);
      drawings.set(key, {...drawing, numbers: [...(equal?.numbers ?? []), numbers.get(part) ?? '']});
    }
    return [...drawings.values()];
  });
}

function drawPart(workpiece: Workpiece, part: Part, cuts: readonly Cut[]): Omit<DrawnWorkpiece, 'numbers'> {
  const [lengthAxis, widthAxis, thicknessAxis] = getFlatAxes(part);
  // Length to the right and width upwards are seen from the high side only if the three axes are in their order.
  const isHigh = (widthAxis - lengthAxis + 3) % 3 === 1;
  const topFace = faces[thicknessAxis]![isHigh ? 1 : 0];
  const getSide = (cut: Cut): DrawnCut['from'] => {
    if (cut.axis !== thicknessAxis) return 'edge';
    return cut.isThrough || cut.face === topFace ? 'face' : 'rear';
  };
  return {
    workpiece,
    outline: computeOutline(part, cuts),
    bends: [],
    topFace,
    // The outline has the shoulders across the width.
    cuts: cuts
      .filter(({kind, axis}) => kind !== 'shoulder' || axis === thicknessAxis)
      .map((cut) => ({
        cut,
        from: getSide(cut),
        low: [cut.from[lengthAxis]!, cut.from[widthAxis]!],
        high: [cut.to[lengthAxis]!, cut.to[widthAxis]!],
      })),
  };
}

/**
 * All workpieces with their bores and grooves as DXF, on layers named by the trade: outline, one for each tool and depth, bend
 * lines, text.
 */
export function writeOutlines(parts: readonly Part[], language: Language): string {
  const t = messages[language];
  const entities = arrange(drawWorkpieces(parts)).flatMap(([drawing, [x, y]]) => {
    const move = ([from, to]: Line): Line => [
      [from[0] + x, from[1] + y],
      [to[0] + x, to[1] + y],
    ];
    return [
      ...drawing.outline.flatMap((edge) => createLine(toLayerName(t.outline), move(edge))),
      ...drawing.bends.flatMap((bend) => createLine(toLayerName(t.bends), move(bend))),
      ...drawing.cuts.flatMap((cut) => drawCut(cut, [x, y], language)),
      ...drawLabel(drawing, [x, y], language),
    ];
  });
  return writeDxf([...createText(toLayerName(t.text), [0, gap], t.note), ...entities]);
}

/** Names a layer by tool, depth and side: `BOHRUNG_D8_T12`, `NUT_T8_RUECKSEITE`, `BOHRUNG_KANTE_D8_T20`. */
function nameLayer({cut, from}: DrawnCut, language: Language): string {
  const t = messages[language];
  const tool = [from === 'edge' ? t.inEdge : '', cut.diameter ? `D${cut.diameter}` : ''];
  const depth = cut.isThrough ? t.through : `${t.depthSign}${cut.depth}`;
  return toLayerName(
    [cutNames[language][cut.kind], ...tool, depth, from === 'rear' ? t.rear : ''].filter(Boolean).join(' '),
  );
}

function drawCut(drawnCut: DrawnCut, [x, y]: Point, language: Language): Group[] {
  const layer = nameLayer(drawnCut, language);
  const {cut, from} = drawnCut;
  const [left, low] = [drawnCut.low[0] + x, drawnCut.low[1] + y];
  const [right, high] = [drawnCut.high[0] + x, drawnCut.high[1] + y];
  if (cut.diameter && from !== 'edge')
    return createCircle(layer, [(left + right) / 2, (low + high) / 2], cut.diameter / 2);
  const corners: Point[] = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
  return corners.flatMap((corner, index) => createLine(layer, [corner, corners[(index + 1) % 4]!]));
}

/** Arranges drawings in rows. Each comes with the distance by which it has to be moved. */
function arrange(drawings: readonly DrawnWorkpiece[]): [DrawnWorkpiece, Point][] {
  let [x, y, rowHeight] = [0, 0, 0];
  return drawings.map((drawing) => {
    const points = [...drawing.outline, ...drawing.bends].flat();
    const [left, right] = getRange(points.map(([pointX]) => pointX));
    const [low, high] = getRange(points.map(([, pointY]) => pointY));
    if (x > 0 && x + right - left > rowWidth) [x, y, rowHeight] = [0, y - rowHeight - gap, 0];
    if (rowHeight < high - low) rowHeight = high - low;
    const move: Point = [x - left, y - (high - low) - low];
    x += Math.max(right - left, labelWidth) + gap;
    return [drawing, move];
  });
}

const getRange = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

/** Two lines below an outline: numbers, name and material, then sizes and the face on top. */
function drawLabel({workpiece, numbers, outline, topFace}: DrawnWorkpiece, [x, y]: Point, language: Language): Group[] {
  const t = messages[language];
  const {kind, material, length, width, thickness, count} = workpiece;
  const points = outline.flat();
  const left = Math.min(...points.map(([pointX]) => pointX)) + x;
  const low = Math.min(...points.map(([, pointY]) => pointY)) + y;
  const quantity = kind === 'blank' ? count : numbers.length;
  const lines = [
    `${numbers.join(', ')}: ${quantity} x ${partNames[language][kind]}, ${materials[material].name[language]}`,
    `${length} x ${width} x ${thickness}${topFace ? `, ${t.seenFrom(faceNames[language][topFace])}` : ''}`,
  ];
  return lines.flatMap((words, index) =>
    createText(toLayerName(t.text), [left, low - lineDistance * (index + 1)], words),
  );
}
