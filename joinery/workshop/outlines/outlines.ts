import type {Language} from '~/i18n/language';
import type {Point} from '../../drawing/project';
import type {Face, Part} from '../../families/parts/part';
import {placeJoints} from '../../plan/joints';
import type {Cut} from '../cutting/cut';
import {listCuts} from '../cutting/machining';
import {messages} from '../messages';
import {cutNames, layerMaterials} from '../names';
import {
  computeOutline,
  getFlatAxes,
  getTopFace,
  isCutToOutline,
  listWorkpieces,
  numberParts,
  roundToTenth,
  type Workpiece,
} from '../workpieces';
import {drawCut, type DrawnCut} from './drawnCuts';
import {
  createCircle,
  createLine,
  createOutline,
  createText,
  measureText,
  toLayerName,
  writeDxf,
  type Group,
} from './dxf';
import type {Line} from './flatPattern';
import {lineDistance, writeLabel} from './labels';

/** The width of a row of outlines, and the gap between two outlines, in mm. */
const rowWidth = 3000;
const gap = 150;

/** Equal parts that are cut and bored alike, lying flat. */
interface DrawnWorkpiece {
  workpiece: Workpiece;
  numbers: string[];
  /** The corners of its outline in order. */
  corners: Point[];
  bends: Line[];
  /** The face that lies on top; `null` for a blank. */
  topFace: Face | null;
  cuts: DrawnCut[];
}

/** Each workpiece once, and once more where equal parts are bored differently, like a left and a right side. */
function drawWorkpieces(parts: readonly Part[], language: Language): DrawnWorkpiece[] {
  const workpieces = listWorkpieces(parts);
  const numbers = numberParts(workpieces);
  const machined = listCuts(placeJoints(parts));
  return workpieces.flatMap((workpiece, index): DrawnWorkpiece[] => {
    if (!isCutToOutline(workpiece)) return [];
    if (workpiece.kind === 'blank') return [drawBlank(workpiece, String(index + 1), language)];
    const drawings = new Map<string, DrawnWorkpiece>();
    for (const part of workpiece.parts) {
      const cuts = machined.get(part) ?? [];
      const drawing = {
        workpiece,
        corners: listCorners(computeOutline(part, cuts)),
        bends: [],
        topFace: getTopFace(part),
        cuts: cuts.filter((cut) => !isInOutline(cut, part)).flatMap((cut) => drawCut(cut, part, language)),
      };
      const key = createKey([drawing.corners, drawing.topFace, drawing.cuts]);
      const equal = drawings.get(key);
      drawings.set(key, {...drawing, numbers: [...(equal?.numbers ?? []), numbers.get(part) ?? '']});
    }
    return [...drawings.values()];
  });
}

/** Equal for shapes that differ by less than any saw cuts, like two thirds of a size that were computed in two ways. */
const createKey = (shape: unknown) =>
  JSON.stringify(shape, (_, value: unknown) => (typeof value === 'number' ? roundToTenth(value) : value));

function drawBlank(workpiece: Workpiece, number: string, language: Language): DrawnWorkpiece {
  const {outline, bends, holes} = workpiece.flat;
  const t = messages[language];
  const cuts = holes.map(({middle, diameter}): DrawnCut => {
    const layer = toLayerName(`${cutNames[language].hole} D${diameter} ${t.through}`);
    return {layer, middle, radius: diameter / 2};
  });
  return {workpiece, numbers: [number], corners: listCorners(outline), bends, topFace: null, cuts};
}

/** The lines of an outline follow each other. */
const listCorners = (outline: readonly Line[]) => outline.map(([from]) => from);

/** The outline has the shoulders across the width. */
const isInOutline = ({kind, axis}: Cut, part: Part) => kind === 'shoulder' && axis === getFlatAxes(part)[1];

/**
 * All workpieces with their bores and grooves as DXF, on layers named by the trade: an outline for each material and thickness, one
 * layer for each tool and depth, bend lines, grain, text. A `note` about the piece stands above them.
 */
export function writeOutlines(parts: readonly Part[], language: Language, note?: string | null): string {
  const t = messages[language];
  const blocks = new Map<string, DrawnWorkpiece[]>();
  for (const drawing of drawWorkpieces(parts, language)) {
    const layer = nameOutline(drawing.workpiece, language);
    blocks.set(layer, [...(blocks.get(layer) ?? []), drawing]);
  }
  const placed = arrange([...blocks.values()], language);
  const notes = [t.note, ...(note ? [note] : [])].flatMap((words, index) =>
    createText(toLayerName(t.text), [0, gap + index * lineDistance], words),
  );
  return writeDxf([...notes, ...placed.flatMap((drawing) => writeDrawing(drawing, language))]);
}

/** The layer of an outline names what it is cut from: `KONTUR_BIRKENSPERRHOLZ_18`. */
const nameOutline = ({material, thickness}: Workpiece, language: Language) =>
  toLayerName(`${messages[language].outline} ${layerMaterials[language][material]} ${thickness}`);

/** A drawing in its place. */
interface PlacedDrawing {
  drawing: DrawnWorkpiece;
  label: string[];
  /** The lower left corner of its outline, before and after it is moved. */
  corner: Point;
  place: Point;
}

/** Arranges drawings in rows: what is cut from one board stands in rows of its own. */
function arrange(blocks: readonly DrawnWorkpiece[][], language: Language): PlacedDrawing[] {
  const placed: PlacedDrawing[] = [];
  let y = 0;
  for (const drawings of blocks) {
    let [x, rowHeight] = [0, 0];
    for (const drawing of drawings) {
      const [left, right] = getRange(drawing.corners.map(([cornerX]) => cornerX));
      const [low, high] = getRange(drawing.corners.map(([, cornerY]) => cornerY));
      const label = writeLabel(drawing, right - left, language);
      const width = Math.max(right - left, ...label.map(measureText));
      if (x > 0 && x + width > rowWidth) {
        y -= rowHeight + gap;
        [x, rowHeight] = [0, 0];
      }
      placed.push({drawing, label, corner: [left, low], place: [x, y - (high - low)]});
      rowHeight = Math.max(rowHeight, high - low + label.length * lineDistance);
      x += width + gap;
    }
    y -= rowHeight + gap;
  }
  return placed;
}

const getRange = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

function writeDrawing({drawing, label, corner, place}: PlacedDrawing, language: Language): Group[] {
  const t = messages[language];
  const {workpiece, corners, bends, cuts} = drawing;
  const move = ([x, y]: Point): Point => [x - corner[0] + place[0], y - corner[1] + place[1]];
  const writeCut = (cut: DrawnCut) =>
    'radius' in cut
      ? createCircle(cut.layer, move(cut.middle), cut.radius)
      : createOutline(cut.layer, cut.corners.map(move));
  return [
    ...createOutline(nameOutline(workpiece, language), corners.map(move)),
    ...bends.flatMap(([from, to]) => createLine(toLayerName(t.bends), [move(from), move(to)])),
    ...cuts.flatMap(writeCut),
    ...(workpiece.hasGrain ? createLine(toLayerName(t.fibre), findGrainLine(corners.map(move))) : []),
    ...label.flatMap((words, index) =>
      createText(toLayerName(t.text), [place[0], place[1] - lineDistance * (index + 1)], words),
    ),
  ];
}

/** A line along the grain, half as long as the outline, in its middle. */
function findGrainLine(points: readonly Point[]): [Point, Point] {
  const [left, right] = getRange(points.map(([x]) => x));
  const [low, high] = getRange(points.map(([, y]) => y));
  const [middle, quarter] = [(low + high) / 2, (right - left) / 4];
  return [
    [left + quarter, middle],
    [right - quarter, middle],
  ];
}
