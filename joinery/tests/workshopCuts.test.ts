import {describe, expect, it} from 'vitest';
import {placeJoints} from '../plan/joints';
import type {PartKind} from '../families/parts/part';
import {writeCutList} from '../workshop/cutList';
import type {Cut} from '../workshop/cutting/cut';
import {listCuts} from '../workshop/cutting/machining';
import {writeEnds} from '../workshop/cutting/writePlaces';
import {findPiece, partsOf} from './pieces';

const partsFor = (name: string, across: number, down: number) => partsOf(findPiece(name), across, down);

/** Cuts of a kind in parts of a kind. */
function cutsOf(name: string, size: [number, number], part: PartKind, kind: Cut['kind']): Cut[] {
  const cuts = listCuts(placeJoints(partsFor(name, ...size)));
  return [...cuts].flatMap(([own, list]) => (own.kind === part ? list.filter((cut) => cut.kind === kind) : []));
}

const written = (value: number) => String(value).replace('.', ',');
const radians = (6 * Math.PI) / 180;

describe('a cut in a leaning part, as the workshop reads it,', () => {
  it('has its place at the surface and at the bottom, the depth of both walls and the angle', () => {
    const [mortise] = cutsOf('table', [1870, 830], 'leg', 'tenon');
    const {mouth, ground, walls} = mortise!.profile!;
    // A rung of 44 mm meets a face that is 6° out of plumb.
    expect(mouth[1] - mouth[0]).toBeCloseTo(44 / Math.cos(radians), 3);
    expect(Math.abs(ground[1].depth - ground[0].depth)).toBeCloseTo(44 * Math.sin(radians), 3);
    for (const wall of walls) expect(Math.abs(wall)).toBeCloseTo(6, 3);
    expect(writeEnds(mortise!, 'de', written)).toBe(
      'y 9–33, z rechts 229,3–273,5, Grund 227 (21,7 tief)–270,7 (26,3 tief), 6° geneigt, von rechts nach unten',
    );
  });

  it('is measured along each face from the sawn foot of that face', () => {
    // The stretcher lies between 200 and 262 mm above the floor.
    for (const {profile} of cutsOf('bench', [1630, 380], 'end', 'tenon').filter((cut) => cut.profile)) {
      const [low, high] = [200, 262].map((height) => height / Math.cos(radians));
      expect(profile!.mouth[0]).toBeCloseTo(low!, 3);
      expect(profile!.mouth[1]).toBeCloseTo(high!, 3);
      expect(profile!.ground.map(({position}) => position)).toEqual([
        expect.closeTo(low!, 3),
        expect.closeTo(high!, 3),
      ]);
    }
  });

  it('is a plain box between parts that lean alike or not at all', () => {
    for (const cut of cutsOf('shelf', [1870, 310], 'board', 'dado')) expect(cut.profile).toBeUndefined();
  });

  it('takes half of the overlap from each part of a halved joint', () => {
    const size = [1870, 830] as [number, number];
    const depths = (part: PartKind) => cutsOf('table', size, part, 'lap')[0]!.profile!.ground.map(({depth}) => depth);
    const [below, above] = depths('beam');
    expect(above! - below!).toBeCloseTo((90 / 2) * Math.tan(radians), 1);
    // The leg's depth is square to its own face, which leans.
    expect(depths('leg')[0]).toBeCloseTo(below! * Math.cos(radians), 2);
  });
});

it('a groove runs out through 2 mm of wood before its end, but not through the edge that a lipping closes', () => {
  const startsIn = (color: string, kind: PartKind) => {
    const parts = partsOf(findPiece('wardrobe'), 2000, 600, {color});
    return [...listCuts(placeJoints(parts))].flatMap(([part, cuts]) => {
      const grooves = cuts.filter((cut) => cut.kind === 'dado' && part.kind === kind);
      return grooves.map(({from}) => `${part.id}: ${from[1]}`);
    });
  };
  // Veneered sides are lipped; those that meet in the middle are of birch.
  expect(new Set(startsIn('#b98a56', 'side'))).toEqual(
    new Set(['side-left: 2', 'seam-side-left: 0', 'seam-side-right: 0', 'side-right: 2']),
  );
  expect(new Set(startsIn('#b98a56', 'upright'))).toEqual(new Set(['upright-1: 0']));
  // A colour without a board of its own is solid oak.
  expect(startsIn('', 'side').filter((start) => !start.endsWith(': 0'))).toEqual([]);
});

it('a bore that begins in a groove or a rebate has its depth from the face of the part', () => {
  const bores = cutsOf('wardrobe', [2000, 600], 'side', 'hole').filter(
    ({diameter}) => diameter === 5 || diameter === 2,
  );
  const depths = bores.map(({diameter, axis, depth}) => `Ø ${diameter} along ${'xyz'[axis]}: ${depth}`);
  // A bolt of 11 mm from the ground of a groove of 5 mm, and a screw of 20 mm behind a back of 9 mm; plates of hinges at the face.
  expect(new Set(depths)).toEqual(new Set(['Ø 5 along x: 16', 'Ø 5 along x: 11', 'Ø 2 along y: 29']));
  for (const {from, to, axis, depth} of bores) expect(to[axis]! - from[axis]!).toBeCloseTo(depth, 6);
});

describe('the dovetails, as the workshop reads them,', () => {
  it('of a board that slides into a side have a neck thinner than the board, and the board has the tongue', () => {
    const size = [1870, 310] as [number, number];
    for (const {profile, depth} of cutsOf('shelf', size, 'side', 'dovetail')) {
      const [mouth, ground] = [
        profile!.mouth[1] - profile!.mouth[0],
        profile!.ground[1].position - profile!.ground[0].position,
      ];
      expect(ground).toBeCloseTo(24, 3);
      expect(mouth).toBeCloseTo(24 - (2 * depth) / 6, 3);
    }
    // Ten boards with two ends.
    const tongues = cutsOf('shelf', size, 'board', 'tongue');
    expect(tongues).toHaveLength(20);
    expect(writeEnds(tongues[0]!, 'de', written)).toBe('y 0–310, z links 0–24, Grund 1,3–22,7, Flanken 80,5°');
  });

  it('of a table’s battens are open at the back and leave space at the front, and each batten has one tongue', () => {
    const size = [1870, 830] as [number, number];
    const grooves = cutsOf('table', size, 'stave', 'dovetail');
    // A batten begins 80 mm behind the front edge.
    expect(grooves[0]!.from[1]).toBe(75);
    expect(grooves.at(-1)!.to[1]).toBeCloseTo(138.3, 1);
    const tongues = cutsOf('table', size, 'batten', 'tongue');
    expect(tongues.map(({from, to}) => [from[1], to[1]])).toEqual([
      [0, 670],
      [0, 670],
    ]);
  });

  it('of a drawer are tails in its sides and pins at its ends, with number, pitch and angle', () => {
    const size = [2100, 610] as [number, number];
    const tails = cutsOf('wardrobe', size, 'drawerSide', 'tails');
    const pins = cutsOf('wardrobe', size, 'drawerEnd', 'pins');
    expect([tails.length, pins.length]).toEqual([8, 8]);
    expect(writeEnds(tails[0]!, 'de', written)).toBe(
      'x 0–12, z 0–160, 5 Schwalben, Teilung 30,8, außen 24,8 und innen 20,8 breit, halbe Zinken außen 6 und innen 8, Flanken 80,5°',
    );
    expect(writeEnds(pins[0]!, 'de', written)).toContain('4 Zinken und zwei halbe, Teilung 30,8, außen 6 und innen 10');
  });
});

describe('the wedges of a joint, as the workshop reads them,', () => {
  it('taper in tighter slots, and nothing is cut where a mortise already is', () => {
    const size = [1630, 380] as [number, number];
    for (const {profile} of cutsOf('bench', size, 'end', 'wedge')) {
      expect(profile!.mouth[1] - profile!.mouth[0]).toBeCloseTo(4, 3);
      expect(profile!.ground[1].position - profile!.ground[0].position).toBeCloseTo(2, 1);
    }
    expect(cutsOf('bench', size, 'seat', 'wedge')).toEqual([]);
    expect(writeCutList(partsFor('bench', ...size), 'Eiche', 'de')).toContain(
      'Keil 1 : 10, oben 5 mm, an der Spitze 2 mm',
    );
  });

  it('that pull parts together have a hole that reaches behind the face that they press on', () => {
    const parts = partsFor('table', 1870, 830);
    const at = (id: string) => parts.find((part) => part.id === id)!;
    const [left] = cutsOf('table', [1870, 830], 'stretcher', 'wedge');
    const stretcher = at('stretcher');
    const face = at('left-rail').place[0] - at('left-rail').size[0] / 2 - (stretcher.place[0] - stretcher.size[0] / 2);
    expect(left!.profile!.mouth[1]).toBeCloseTo(face + 2, 3);
    // The hole is as wide as the key is there: 14 mm less a twentieth of the way from its head.
    expect(face - left!.profile!.ground[0].position).toBeCloseTo(14 - 30 / 20, 3);
    expect(left!.profile!.walls.map(Math.abs)).toEqual([expect.closeTo(2.862, 2), 0]);
  });
});

it('for a leaning part the cut list names the length to cut, from point to point', () => {
  const text = writeCutList(partsFor('bench', 1630, 380), 'Eiche', 'de');
  // 36 mm of thickness lean, whatever the width.
  expect([
    ...text.matchAll(/über die (\S+); Zuschnitt von Spitze zu Spitze ([\d,]+) mm, darin ([\d,]+)/g),
  ]).toHaveLength(4);
  expect(text).toContain(
    'Enden 6° schräg über die Dicke; Zuschnitt von Spitze zu Spitze 414 mm, darin 3,8 mm Zuschlag',
  );
  expect(text).not.toContain('über die Breite');
});
