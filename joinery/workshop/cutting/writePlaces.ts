import type {Language} from '~/i18n/language';
import {faces, type Cut} from './cut';
import {faceNames} from '../names';
import {pageMessages} from '../pages/pageMessages';
import {isLeaning, isSquare, type CutProfile} from './profile';
import {roundToTenth} from '../workpieces';

/** Writes a number in the page's language. */
export type Format = (value: number) => string;

const axisNames = 'xyz';

/** The ground is level if its two edges differ in depth by less, in mm. */
const levelTolerance = 0.05;

/** The two axes across a cut. */
const getCrossAxes = ({axis}: Cut) => [0, 1, 2].filter((other) => other !== axis) as [number, number];

/** The ends of a cut on the two axes across it; where it isn't a box, its mouth and its ground. */
export function writeEnds(cut: Cut, language: Language, format: Format): string {
  const {profile} = cut;
  const ends = getCrossAxes(cut)
    .filter((axis) => axis !== profile?.axis)
    .map((axis) => `${axisNames[axis]} ${format(cut.from[axis]!)}–${format(cut.to[axis]!)}`);
  const shape = profile ? [writeProfile(cut, profile, language, format)] : [];
  return [...ends, ...shape, ...writePins(cut, language, format)].join(', ');
}

function writePins({kind, pins, depth}: Cut, language: Language, format: Format): string[] {
  if (!pins) return [];
  const t = pageMessages[language];
  const {count, pitch, narrow, wide} = pins;
  const [outside, inside] = kind === 'tails' ? [pitch - narrow, pitch - wide] : [narrow, wide];
  const write = (value: number) => format(roundToTenth(value));
  const angle = 90 - (Math.atan2(wide - narrow, 2 * depth) * 180) / Math.PI;
  return [
    kind === 'tails' ? t.tails(count) : t.pins(count - 1),
    t.pitch(write(pitch), write(outside), write(inside)),
    t.halfPins(write(narrow), write((narrow + wide) / 2)),
    t.flanks(write(angle), write(angle)),
  ];
}

function writeProfile(cut: Cut, profile: CutProfile, language: Language, format: Format): string {
  const t = pageMessages[language];
  const {axis, mouth, ground} = profile;
  const [low, high] = ground;
  const write = (value: number) => format(roundToTenth(value));
  const isLevel = Math.abs(low.depth - high.depth) < levelTolerance;
  const writeEdge = ({position, depth}: typeof low) =>
    isLevel ? write(position) : `${write(position)} ${t.atDepth(write(depth))}`;
  const names = faceNames[language];
  const opposite = faces[cut.axis]!.find((face) => face !== cut.face)!;
  const places = [
    `${axisNames[axis]} ${names[cut.face]} ${write(mouth[0])}–${write(mouth[1])}`,
    `${cut.isThrough ? names[opposite] : t.ground} ${writeEdge(low)}–${writeEdge(high)}`,
  ];
  const [one, two] = profile.walls;
  if (isSquare(profile)) return places.join(', ');
  const walls = isLeaning(profile)
    ? t.leaning(write(Math.abs(one)), names[cut.face], names[faces[axis]![one > 0 ? 1 : 0]])
    : t.flanks(write(90 - Math.abs(one)), write(90 - Math.abs(two)));
  return [...places, walls].join(', ');
}

/** Bores in rows: `x 37: z 84 · 116`. The axis with fewer values leads, and equal rows are written once. */
export function writeHoles(holes: readonly Cut[], format: Format): string[] {
  const [one, two] = getCrossAxes(holes[0]!);
  const getMiddle = (hole: Cut, axis: number) => roundToTenth((hole.from[axis]! + hole.to[axis]!) / 2 - 1e-6);
  const countValues = (axis: number) => new Set(holes.map((hole) => getMiddle(hole, axis))).size;
  const [leadAxis, rowAxis] = countValues(one) <= countValues(two) ? [one, two] : [two, one];
  const rows = new Map<number, number[]>();
  for (const hole of holes) {
    const lead = getMiddle(hole, leadAxis);
    rows.set(lead, [...(rows.get(lead) ?? []), getMiddle(hole, rowAxis)]);
  }
  const writeValues = (values: readonly number[]) => values.map((value) => format(value)).join(' · ');
  const leadsByRow = new Map<string, number[]>();
  for (const [lead, values] of rows) {
    const row = writeValues(values.sort((a, b) => a - b));
    leadsByRow.set(row, [...(leadsByRow.get(row) ?? []), lead]);
  }
  return [...leadsByRow].map(
    ([row, leads]) => `${axisNames[leadAxis]} ${writeValues(leads)}: ${axisNames[rowAxis]} ${row}`,
  );
}
