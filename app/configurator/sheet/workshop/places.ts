import type {Language} from '~/i18n/language';
import {faces, type Cut} from './cut';
import {faceNames} from './names';
import {pageMessages} from './pageMessages';
import type {Profile} from './profile';
import {tenth} from './workpieces';

type Written = (millimetres: number) => string;

const axisNames = 'xyz';

const acrossOf = ({axis}: Cut) => [0, 1, 2].filter((other) => other !== axis) as [number, number];

/** The ends of a cut on the two axes across it; where it isn't a box, its mouth and its ground. */
export function writeEnds(cut: Cut, language: Language, written: Written): string {
  const {profile} = cut;
  const ends = acrossOf(cut)
    .filter((axis) => axis !== profile?.axis)
    .map((axis) => `${axisNames[axis]} ${written(cut.from[axis]!)}–${written(cut.to[axis]!)}`);
  const shape = profile ? [writeProfile(cut, profile, language, written)] : [];
  return [...ends, ...shape, ...writePins(cut, language, written)].join(', ');
}

function writePins({kind, pins, depth}: Cut, language: Language, written: Written): string[] {
  if (!pins) return [];
  const t = pageMessages[language];
  const {count, pitch, narrow, wide} = pins;
  const [outside, inside] = kind === 'tails' ? [pitch - narrow, pitch - wide] : [narrow, wide];
  const exact = (value: number) => written(tenth(value));
  const angle = 90 - (Math.atan2(wide - narrow, 2 * depth) * 180) / Math.PI;
  return [
    kind === 'tails' ? t.tails(count) : t.pins(count - 1),
    t.pitch(exact(pitch), exact(outside), exact(inside)),
    t.flanks(exact(angle), exact(angle)),
  ];
}

function writeProfile(cut: Cut, profile: Profile, language: Language, written: Written): string {
  const t = pageMessages[language];
  const {axis, mouth, ground} = profile;
  const [low, high] = ground;
  const exact = (value: number) => written(tenth(value));
  const range = (from: string, to: string) => `${from}–${to}`;
  const isLevel = Math.abs(low.depth - high.depth) < 0.05;
  const deep = ({at, depth}: typeof low) => (isLevel ? exact(at) : `${exact(at)} ${t.atDepth(exact(depth))}`);
  const names = faceNames[language];
  const opposite = faces[cut.axis]!.find((face) => face !== cut.face)!;
  const places = [
    `${axisNames[axis]} ${names[cut.face]} ${range(exact(mouth[0]), exact(mouth[1]))}`,
    `${cut.through ? names[opposite] : t.ground} ${range(deep(low), deep(high))}`,
  ];
  const [one, two] = profile.walls;
  if (Math.abs(one) < 0.2 && Math.abs(two) < 0.2) return places.join(', ');
  const flanks = t.flanks(exact(90 - Math.abs(one)), exact(90 - Math.abs(two)));
  const leaning = t.leaning(exact(Math.abs(one)), names[cut.face], names[faces[axis]![one > 0 ? 1 : 0]]);
  return [...places, Math.abs(one - two) < 0.2 ? leaning : flanks].join(', ');
}

/** Bores in rows: `x 37: z 84 · 116`. The axis with fewer values leads, and rows that are alike are written once. */
export function writeHoles(cuts: readonly Cut[], written: (value: number) => string): string[] {
  const axes = acrossOf(cuts[0]!);
  const middle = (cut: Cut, axis: number) => tenth((cut.from[axis]! + cut.to[axis]!) / 2 - 1e-6);
  const values = axes.map((axis) => new Set(cuts.map((cut) => middle(cut, axis))).size);
  const [lead, other] = values[0]! <= values[1]! ? axes : [axes[1], axes[0]];
  const rows = new Map<number, number[]>();
  for (const cut of cuts) rows.set(middle(cut, lead), [...(rows.get(middle(cut, lead)) ?? []), middle(cut, other)]);
  const merged = new Map<string, number[]>();
  for (const [at, along] of rows) {
    const list = along
      .sort((a, b) => a - b)
      .map(written)
      .join(' · ');
    merged.set(list, [...(merged.get(list) ?? []), at]);
  }
  return [...merged].map(
    ([list, leads]) => `${axisNames[lead]} ${leads.map(written).join(' · ')}: ${axisNames[other]} ${list}`,
  );
}
