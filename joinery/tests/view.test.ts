import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import type {Part, Vector} from '../families/parts/part';
import {
  createCamera,
  initialRotation,
  getInitialRotation,
  limitRotation,
  createMatrix,
  projectPoint,
} from '../view/camera';
import {getFinishKey} from '../view/finish';
import {countLayers, cornerSize, buildMesh} from '../view/mesh';
import {createLamps} from '../view/lamps';
import {finishCount} from '../view/shaders';
import {buildBeveledSurface} from '../view/beveledSurface';
import {buildSolid} from '../plan/faces';
import {hasChosenHeight} from '../families/families';
import {findPiece, partsOf, pieces} from './pieces';

const box = (size: Vector, more: Partial<Part> = {}): Part => ({
  id: 'box',
  kind: 'board',
  material: 'oak',
  size,
  place: [0, 0, 0],
  grain: 'x',
  joints: [],
  colored: true,
  ...more,
});

/** Places of a mesh's corners, in mm. */
function placesOf(parts: readonly Part[]): Vector[] {
  const {corners} = buildMesh(parts, () => 0);
  return Array.from({length: corners.length / cornerSize}, (_, index) => {
    const [x = 0, y = 0, z = 0] = corners.subarray(index * cornerSize);
    return [x * 1000, y * 1000, z * 1000];
  });
}

const extent = (places: readonly Vector[], axis: 0 | 1 | 2) => {
  const values = places.map((place) => place[axis]);
  return values.reduce((max, value) => Math.max(max, value)) - values.reduce((min, value) => Math.min(min, value));
};

/** Six times the volume inside triangles, by the rule of Gauss. */
function volumeOf({corners, triangles}: ReturnType<typeof buildBeveledSurface>): number {
  let sum = 0;
  for (let index = 0; index < triangles.length; index += 3) {
    const [a, b, c] = [0, 1, 2].map((step) => corners[triangles[index + step]!]!.position) as [Vector, Vector, Vector];
    sum += a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
  return sum / 6;
}

describe('a part with bevelled edges in the 3D view', () => {
  const [a, b, c, cut] = [100, 60, 40, 4];
  const part = box([a, b, c]);

  test('is closed, and smaller by exactly its bevels', () => {
    const solid = buildBeveledSurface(buildSolid(part, [part]), () => cut);
    expect(solid.triangles).toHaveLength((6 * 2 + 12 * 2 + 8) * 3);
    // Along each edge a prism, at each corner what is left: two thirds of the cube of the cut less than three prisms.
    const edges = (4 * (a + b + c - 6 * cut) * cut * cut) / 2;
    const corners = 8 * (cut ** 3 - cut ** 3 / 6);
    expect(volumeOf(solid)).toBeCloseTo(a * b * c - edges - corners, 3);
  });

  test('has the same outer size as the part', () => {
    const places = placesOf([part]);
    [a, b, c].forEach((size, axis) => expect(extent(places, axis as 0 | 1 | 2)).toBeCloseTo(size, 2));
  });
});

test.for(pieces.flatMap((made) => made.corners.map((size) => [made.name, ...size] as const)))(
  'the 3D view of %s at %d × %d has the ordered size',
  ([handle, across, down]) => {
    const made = findPiece(handle);
    const places = placesOf(partsOf(made, across, down));
    const isUpright = hasChosenHeight(made.construction.type);
    expect(extent(places, 0)).toBeCloseTo(across, 1);
    expect(extent(places, isUpright ? 2 : 1)).toBeCloseTo(down, 1);
    expect(Math.min(...places.map(([, , z]) => z))).toBeGreaterThanOrEqual(-0.01);
  },
);

/** Changes when any part is drawn elsewhere, by the tenth of a millimetre. */
const fingerprint = (places: readonly Vector[]) =>
  createHash('sha256')
    .update(
      places
        .map((place) => place.map((value) => value.toFixed(1)).join())
        .join(';')
        .replace(/-0\.0/g, '0.0'),
    )
    .digest('hex')
    .slice(0, 12);

test('in the 3D view each part is in its place', () => {
  const fingerprints = (
    [
      ['table', 2000, 900],
      ['shelf', 1600, 280],
      ['bench', 1600, 400],
      ['wardrobe', 1500, 600],
      ['planter', 900, 500],
    ] as const
  ).map(([handle, across, down]) => {
    const made = findPiece(handle);
    return [handle, fingerprint(placesOf(partsOf(made, across, down)))];
  });
  expect(Object.fromEntries(fingerprints)).toMatchInlineSnapshot(`
    {
      "bench": "58a39367d88f",
      "planter": "15499077d9af",
      "shelf": "f2d7d5cd1326",
      "table": "ef25e1ad209e",
      "wardrobe": "8912af1bcea4",
    }
  `);
});

test('no piece in the 3D view has more materials than can be drawn', () => {
  for (const made of pieces) {
    const [across, down] = made.corners.at(-1)!;
    for (const color of made.colors) {
      const finishes = new Set(partsOf(made, across, down, {color}).map(getFinishKey));
      expect(finishes.size, made.name).toBeLessThanOrEqual(finishCount);
    }
  }
});

test('in the 3D view joints look sharp: a part that is inserted into another one is drawn on top', () => {
  const made = findPiece('bench');
  const parts = partsOf(made, 1400, 380);
  const layers = Object.fromEntries(countLayers(parts).map((layer, index) => [parts[index]!.id, layer]));
  expect(layers).toMatchObject({seat: 0, 'left-end-1': 0, 'left-end-2': 1, 'left-wedge-1': 2});
  // The number of the finish stays below the next whole number, because the shader reads the layer from its fraction.
  for (const one of pieces) {
    const [across, down] = one.corners.at(-1)!;
    const all = partsOf(one, across, down);
    const {corners} = buildMesh(all, () => 3);
    const finishes = Array.from({length: corners.length / cornerSize}, (_, index) => corners[index * cornerSize + 9]!);
    expect(new Set(finishes.map(Math.floor)), one.name).toEqual(new Set([3]));
    const order = countLayers(all);
    all.forEach((part, index) => {
      for (const joint of part.joints)
        expect(order[index], part.id).toBeGreaterThan(order[all.findIndex(({id}) => id === joint.with)]!);
    });
  }
});

test('in the 3D view a top looks like one surface, without edges between its boards', () => {
  const made = findPiece('board');
  const places = placesOf(partsOf(made, 1000, 500));
  const across = new Set(places.filter(([, , z]) => Math.abs(z - 28) < 0.01).map(([, y]) => y.toFixed(1)));
  // 50 cm are four boards: three glued joints, and the outer edges, each broken.
  expect([...across].map(Number).sort((a, b) => a - b)).toEqual([-248.2, -125, 0, 125, 248.2]);
});

test('in the 3D view the same part keeps its grain at every size', () => {
  const made = findPiece('table');
  const [small, large] = [1400, 2600].map((length) => {
    const parts = partsOf(made, length, 900);
    const {corners} = buildMesh([parts[0]!], () => 0);
    return corners;
  });
  // Across the grain, and the tone.
  for (const at of [7, 8, 10]) expect(small![at]).toBe(large![at]);
});

describe('the camera of the 3D view', () => {
  const size = {length: 2000, depth: 900, height: 740};
  const camera = createCamera(size, size, 4 / 3, initialRotation);

  test('looks at flat pieces from higher up, and fits every piece into the picture', () => {
    expect(getInitialRotation(size)).toEqual(initialRotation);
    for (const aspect of [0.8, 4 / 3, 2]) {
      const top = {length: 2400, depth: 1250, height: 28};
      const turn = getInitialRotation(top);
      expect(turn.pitch).toBeGreaterThan(initialRotation.pitch + 20);
      const camera = createCamera(top, top, aspect, turn);
      for (const x of [-1200, 1200])
        for (const y of [-625, 625]) {
          const [across, down] = projectPoint(camera, [x, y, 28], aspect, 1);
          expect(Math.min(across, aspect - across)).toBeGreaterThan(0.03);
          expect(Math.min(down, 1 - down)).toBeGreaterThan(0.03);
        }
    }
  });

  test('is left of the front, above the piece, and looks at its middle', () => {
    const [x, y, z] = camera.eye;
    expect([x < 0, y < 0, z > size.height]).toEqual([true, true, true]);
    const [across, down] = projectPoint(camera, [0, 0, 370], 400, 300);
    expect([across, down]).toEqual([expect.closeTo(200, 6), expect.closeTo(150, 6)]);
  });

  test('shows an object at twice the distance at half the size', () => {
    const {eye, forward, up} = camera;
    const place = (distance: number, above: number): Vector =>
      [0, 1, 2].map((axis) => eye[axis]! + forward[axis]! * distance + up[axis]! * above) as unknown as Vector;
    const height = (distance: number) => 150 - projectPoint(camera, place(distance, 100), 400, 300)[1];
    expect(height(1000)).toBeCloseTo(2 * height(2000), 6);
    // Half the angle of view is 12°.
    expect(height(1000)).toBeCloseTo((150 * 0.1) / Math.tan((12 * Math.PI) / 180), 6);
  });

  test('computes the picture as the graphics card does', () => {
    const matrix = createMatrix(camera, [0, 0]);
    const at: Vector = [-850, 300, 740];
    const [x = 0, y = 0, , w = 1] = [0, 1, 2, 3].map((row) =>
      [...at.map((value) => value / 1000), 1].reduce(
        (sum, value, column) => sum + value * matrix[column * 4 + row]!,
        0,
      ),
    );
    const [across, down] = projectPoint(camera, at, 400, 300);
    expect((x / w + 1) * 200).toBeCloseTo(across, 3);
    expect((1 - y / w) * 150).toBeCloseTo(down, 3);
  });

  test('shows a larger piece larger, and never from below', () => {
    const wide = (length: number) => {
      const small = {...size, length};
      const own = createCamera(small, {...size, length: 2600}, 4 / 3, initialRotation);
      const [left, right] = [-1, 1].map((sign) => projectPoint(own, [(sign * length) / 2, 0, 740], 400, 300)[0]);
      return right! - left!;
    };
    for (let length = 1200; length < 2600; length += 100) expect(wide(length + 100)).toBeGreaterThan(wide(length));
    expect(wide(2600)).toBeLessThan(400);
    expect(limitRotation({yaw: 190, pitch: -40, zoom: 9})).toEqual({yaw: -170, pitch: 3, zoom: 2.6});
  });
});

test.for([0, 1, 7, 23])('the floor in the 3D view is exactly as bright as the page around it (lamps %d)', (group) => {
  for (const yaw of [-24, 0, 131]) {
    const sum = [0, 0, 0];
    for (const {direction, strength} of createLamps(group, yaw)) {
      expect(Math.hypot(...direction)).toBeCloseTo(1, 6);
      strength.forEach((amount, index) => (sum[index]! += Math.max(0, direction[2]) * amount));
    }
    expect(sum).toEqual([1, 1, 1].map((one) => expect.closeTo(one, 6)));
  }
});
