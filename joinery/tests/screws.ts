import {centerAt, createPart, type Extent, type Part, type PartKind} from '../families/parts/part';
import {createBody, intersect, type Body} from '../plan/contact';
import {axes, getHigh, getLow, toIndex, type Fastener, type Fitting, type Hole} from '../plan/facing';
import type {PlacedJoint} from '../plan/joints';

/** The bore for a screw's thread by the screw's diameter, in mm. */
const pilots: Readonly<Record<number, number>> = {3: 2, 3.5: 2.5, 4: 2.5, 5: 3.5, 6.3: 5};

/** How much of a screw the metal takes that it holds, in mm. */
const metalThicknesses: Partial<Record<Fitting, number>> = {
  bracket: 2,
  hangingRailHolder: 2,
  hingeFull: 1.5,
  hingeHalf: 1.5,
  legPlate: 3,
  railHolder: 2,
};
const runnerThickness = 1.2;

/** What is left of a part beyond the tip of a screw, and how much of its thread a part holds at least, in mm. */
const leastRest = 1;
const leastHold = 8;

/** The room that a bit and its holder take before a head, in mm. A right-angled driver needs no more length. */
const driver = {diameter: 10, length: 100};

/** Kinds that are taken out or come last: they stand in no driver's way. */
const looseKinds: readonly PartKind[] = [
  'door',
  'drawerFront',
  'drawerSide',
  'drawerEnd',
  'drawerFloor',
  'shelf',
  'clothesRail',
];

interface Screw {
  name: string;
  diameter: number;
  length: number;
  /** The bore of its thread. */
  pilot: Hole;
  /** The bore through the part that it holds; without it, it holds metal. */
  through?: Hole;
  /** How much of it is outside of the part that holds its thread. */
  outside: number;
  joint: PlacedJoint;
}

/** All screws of a piece with their bores. A screw without one, or a bore without a screw, is an error. */
export const listScrews = (joints: readonly PlacedJoint[]): Screw[] =>
  joints.flatMap((joint) => joint.fasteners.flatMap((fastener) => listScrewsOf(fastener, joint)));

function listScrewsOf({holes, fittings}: Fastener, joint: PlacedJoint): Screw[] {
  const names = (Object.entries(fittings) as [Fitting, number][]).flatMap(([name, count]) =>
    Array.from({length: count}, () => name),
  );
  const metal = names.find((name) => name in metalThicknesses || name.startsWith('slide'));
  const metalThickness = (metal && metalThicknesses[metal]) ?? runnerThickness;
  const screws = names
    .flatMap((name) => {
      const [, diameter, length] = /^(?:euroS|s)crew([\d.]+)x(\d+)$/.exec(name) ?? [];
      return length ? [{name, diameter: Number(diameter), length: Number(length)}] : [];
    })
    .sort((a, b) => b.length - a.length);
  return [...new Set(Object.values(pilots))].flatMap((pilotDiameter) => {
    const group = screws.filter(({diameter}) => pilots[diameter] === pilotDiameter);
    // The longest screw is in the deepest bore.
    const bores = holes.filter(({diameter}) => diameter === pilotDiameter).sort((a, b) => b.depth - a.depth);
    if (group.length && bores.length !== group.length)
      throw new Error(`${joint.parts.map(({id}) => id).join(' and ')}: ${group.length} screws, ${bores.length} bores`);
    return group.map((screw, index): Screw => {
      const pilot = bores[index]!;
      const through = holes.find((hole) => isBefore(hole, pilot));
      const axis = toIndex(pilot.axis);
      const outside = through ? Math.abs(through.opening[axis]! - pilot.opening[axis]!) : metalThickness;
      return {...screw, pilot, through, outside, joint};
    });
  });
}

/** Whether a bore leads to another one in the same line. */
const isBefore = (one: Hole, other: Hole) =>
  one.part !== other.part &&
  one.axis === other.axis &&
  one.sign === other.sign &&
  axes.every((axis, index) => axis === one.axis || Math.abs(one.opening[index]! - other.opening[index]!) < 0.01);

/** What is wrong with the screws of a piece: their heads, lengths, and the way of the tool that drives them. */
export function findBadScrews(parts: readonly Part[], joints: readonly PlacedJoint[]): string[] {
  const bodies = parts.map(createBody);
  return listScrews(joints).flatMap((screw) => {
    const {part} = screw.pilot;
    const axis = toIndex(screw.pilot.axis);
    const hold = screw.length - screw.outside;
    const faults = [
      hold < leastHold && `holds by ${hold} mm`,
      hold > part.size[axis]! - leastRest && `comes out of ${part.size[axis]!} mm`,
      !hasRoomForHead(screw) && 'its head is not on its part',
      ...listObstacles(screw, bodies).map((id) => `${id} is in the way`),
    ];
    return faults.flatMap((fault) =>
      fault ? [`${screw.name} of ${screw.joint.parts.map(({id}) => id).join(' and ')}: ${fault}`] : [],
    );
  });
}

/** Whether a head of twice the screw's diameter lies within the part that it holds. Another head is on metal. */
function hasRoomForHead({through, diameter}: Screw): boolean {
  if (!through) return true;
  const {part, opening, axis} = through;
  return axes.every(
    (other, index) =>
      other === axis ||
      (opening[index]! - diameter >= getLow(part, index) && opening[index]! + diameter <= getHigh(part, index)),
  );
}

/** The parts before a screw's head that are in place when it is driven. */
function listObstacles({through, pilot, joint}: Screw, bodies: readonly Body[]): string[] {
  const isLoose = ({kind}: Part) => looseKinds.includes(kind);
  const {part, opening, axis, sign} = through ?? pilot;
  // Metal is screwed to its first part on the bench.
  if (!through && part === joint.parts[0]) return [];
  const isInDrawer = joint.parts.every(isLoose);
  const ends = axes.map((other, index): Extent => {
    if (other !== axis) return centerAt(opening[index]!, driver.diameter);
    const far = opening[index]! - sign * driver.length;
    return sign > 0 ? [far, opening[index]!] : [opening[index]!, far];
  }) as [Extent, Extent, Extent];
  const room = createBody(createPart('driver', {kind: 'tie', material: 'steel', ends, grain: null}));
  return bodies
    .filter((body) => isLoose(body.part) === isInDrawer && !joint.parts.includes(body.part))
    .filter((body) => intersect(room, body, -0.05).length > 0)
    .map(({part: {id}}) => id);
}

/** Parts that hang or slide without all that holds them: the runner of a drawer's side, two hinges of a door, the screws of a front. */
export function listLooseParts(parts: readonly Part[], joints: readonly PlacedJoint[]): string[] {
  const needs: Partial<Record<PartKind, [kind: PlacedJoint['kind'], fasteners: number]>> = {
    door: ['hinge', 2],
    drawerFront: ['screw', 2],
    drawerSide: ['slide', 1],
  };
  return parts.flatMap((part) => {
    const [kind, count] = needs[part.kind] ?? [];
    const found = joints.filter((joint) => joint.kind === kind && joint.parts.includes(part));
    const fasteners = found.flatMap((joint) => joint.fasteners).length;
    return count && fasteners < count ? [part.id] : [];
  });
}

/** Doors with hinges at other heights than those of an equal door before them. */
export function listUnlikeDoors(parts: readonly Part[], joints: readonly PlacedJoint[]): string[] {
  const heightsBySize = new Map<string, string>();
  return parts
    .filter(({kind}) => kind === 'door')
    .flatMap((door) => {
      const hinges = joints.filter(({kind, parts: [first]}) => kind === 'hinge' && first === door);
      const cups = hinges.flatMap(({fasteners}) => fasteners.map(({holes}) => holes[0]!.opening[2] - getLow(door, 2)));
      const size = door.size.map((side) => side.toFixed(3)).join();
      const heights = cups.map((height) => height.toFixed(3)).join();
      const known = heightsBySize.get(size) ?? heights;
      heightsBySize.set(size, known);
      return known !== heights ? [door.id] : [];
    });
}
