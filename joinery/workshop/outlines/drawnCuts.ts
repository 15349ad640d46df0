import type {Point} from '../../drawing/project';
import type {Part} from '../../families/parts/part';
import type {Language} from '~/i18n/language';
import {faces, type Cut} from '../cutting/cut';
import {computeLevelEnd, isLeaning, type CutProfile} from '../cutting/profile';
import {messages} from '../messages';
import {cutNames} from '../names';
import {getFlatAxes, getTopFace, roundToTenth} from '../workpieces';
import {toLayerName} from './dxf';

/** A bore as a circle, or another cut as a closed line through corners, on the layer of its tool. Millimetres. */
export type DrawnCut = {layer: string} & ({middle: Point; radius: number} | {corners: Point[]});

/** A cut as it is seen on its part that lies flat: once, or once at each end if both differ, as of a mortise that leans. */
export function drawCut(cut: Cut, part: Part, language: Language): DrawnCut[] {
  const layer = nameLayer(cut, part, language);
  const [lengthAxis, widthAxis, thicknessAxis] = getFlatAxes(part);
  const toPoint = (values: readonly number[]): Point => [values[lengthAxis]!, values[widthAxis]!];
  const {from, to, axis, diameter, profile, isThrough} = cut;
  const isFromEdge = axis !== thicknessAxis;
  if (diameter && !isFromEdge)
    return [{layer, middle: toPoint(from.map((low, index) => (low + to[index]!) / 2)), radius: diameter / 2}];
  if (!profile || profile.axis === thicknessAxis) return [{layer, corners: createBox(toPoint(from), toPoint(to))}];
  const {mouth, ground} = toBoxPositions(cut, profile, part);
  if (isFromEdge) return [{layer, corners: drawFromEdge(cut, {...profile, mouth, ground}, part).map(toPoint)}];
  const drawSection = (positions: readonly [number, number]) => {
    const [low, high] = positions.map((position, end) => (end ? to : from).with(profile.axis, position));
    return createBox(toPoint(low!), toPoint(high!));
  };
  const atMouth = drawSection(mouth);
  const atGround = drawSection([ground[0].position, ground[1].position]);
  const t = messages[language];
  const isTurnedOver = isThrough && cut.face !== getTopFace(part);
  return [
    {layer, corners: isTurnedOver ? atGround : atMouth},
    {
      layer: toLayerName(`${layer} ${isThrough ? t.below : t.ground}`),
      corners: isTurnedOver ? atMouth : atGround,
    },
  ];
}

/** Mouth and ground from the low corner of the part's box, not from its sawn end. */
function toBoxPositions({axis: cutAxis, face, isThrough}: Cut, {axis, mouth, ground}: CutProfile, part: Part) {
  const isLow = faces[cutAxis]![0] === face;
  const size = part.size[cutAxis]!;
  const getSawnEnd = (position: number) => (axis === 2 ? computeLevelEnd(part, cutAxis, position) : 0);
  const entry = getSawnEnd(isLow ? 0 : size);
  const exit = isThrough ? getSawnEnd(isLow ? size : 0) : entry;
  const moveEdge = ({position, depth}: CutProfile['ground'][0]) => ({position: position + exit, depth});
  return {
    mouth: [mouth[0] + entry, mouth[1] + entry] as const,
    ground: [moveEdge(ground[0]), moveEdge(ground[1])] as const,
  };
}

const createBox = ([left, low]: Point, [right, high]: Point): Point[] => [
  [left, low],
  [right, low],
  [right, high],
  [left, high],
];

/** The four corners of a cut from an edge: its mouth on the edge, its ground in the part. */
function drawFromEdge(cut: Cut, {axis, mouth, ground}: CutProfile, part: Part): number[][] {
  const isLow = faces[cut.axis]![0] === cut.face;
  const atDepth = (position: number, depth: number) =>
    cut.from.with(axis, position).with(cut.axis, isLow ? depth : part.size[cut.axis]! - depth);
  return [
    atDepth(mouth[0], 0),
    atDepth(mouth[1], 0),
    atDepth(ground[1].position, ground[1].depth),
    atDepth(ground[0].position, ground[0].depth),
  ];
}

/**
 * Names a layer by tool, depth and side: `BOHRUNG_D8_T12`, `NUT_T8_RUECKSEITE`. A cut from an edge has the distance of its middle
 * from the upper face: `BOHRUNG_KANTE_D8_T20_Z9`.
 */
function nameLayer(cut: Cut, part: Part, language: Language): string {
  const t = messages[language];
  const [, , thicknessAxis] = getFlatAxes(part);
  const isFromEdge = cut.axis !== thicknessAxis;
  const words = [
    cutNames[language][cut.kind],
    isFromEdge ? t.inEdge : '',
    cut.diameter ? `D${cut.diameter}` : '',
    nameDepth(cut, part, language),
    isFromEdge ? nameHeight(cut, part) : '',
    !isFromEdge && !cut.isThrough && cut.face !== getTopFace(part) ? t.rear : '',
  ];
  return toLayerName(words.filter(Boolean).join(' '));
}

/** The depth, and the slope that the outline can't show, because it is seen from above: that of a lap's ground or of a tongue's sides. */
function nameDepth({kind, isThrough, depth, profile}: Cut, part: Part, language: Language): string {
  const t = messages[language];
  if (kind === 'opening') return '';
  const writeSlope = ({walls}: CutProfile) => t.degrees(roundToTenth(Math.abs(walls[0])));
  if (isThrough) return profile && isLeaning(profile) ? `${t.through} ${writeSlope(profile)}` : t.through;
  const [, , thicknessAxis] = getFlatAxes(part);
  if (profile?.axis === thicknessAxis && kind === 'tongue') return `T${depth} ${writeSlope(profile)}`;
  if (profile?.axis === thicknessAxis && kind === 'lap') {
    const depths = profile.ground.map((edge) => roundToTenth(edge.depth));
    return `T${Math.min(...depths)} ${t.upTo} ${Math.max(...depths)}`;
  }
  return `T${depth}`;
}

/** Where the middle of a cut from an edge is below the upper face; nothing for one through the whole thickness. */
function nameHeight({from, to}: Cut, part: Part): string {
  const [, , axis] = getFlatAxes(part);
  const [low, high, thickness] = [from[axis]!, to[axis]!, part.size[axis]!];
  if (high - low > thickness - 0.1) return '';
  const middle = (low + high) / 2;
  return `Z${roundToTenth(faces[axis]![1] === getTopFace(part) ? thickness - middle : middle)}`;
}
