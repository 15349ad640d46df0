import {describe, expect, it, test} from 'vitest';
import type {Box} from '../drawing/project';
import {balloonSize, getHalfWidth} from '../workshop/pages/balloons';
import type {MeasuredLine} from '../workshop/pages/dimensions';
import {drawExploded} from '../workshop/pages/exploded';
import {drawViewPages, type Figure} from '../workshop/pages/figures';
import {listWorkpieces, numberParts} from '../workshop/workpieces';
import type {Choices} from '../families/family';
import type {Part} from '../families/parts/part';
import {findPiece, partsOf, pieces, samples} from './pieces';

const pagesOf = (parts: readonly Part[]) => drawViewPages(parts, numberParts(listWorkpieces(parts)));

/** The view of a piece, sizes in mm. */
function viewOf(view: Figure['view'], name: string, across: number, down: number, choices: Choices = {}): Figure {
  const figures = pagesOf(partsOf(findPiece(name), across, down, {choices})).flat(2);
  return figures.find((figure) => figure.view === view)!;
}

/** The figures of each dimension along an axis, from the left, or from above downwards. */
const readDimensions = ({lines}: Figure, axis: 0 | 1) =>
  lines.filter((line) => line.axis === axis).map(({labels}) => labels.map(({value}) => value));

const horizontal = 0;
const vertical = 1;

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** A dimension line with its ticks, which reach 0.9 mm to both sides, in mm of paper. */
function listStrokes({axis, at, ticks}: MeasuredLine): Box[] {
  const overhang = 1.5;
  const [from, to] = [ticks[0]! - overhang, ticks.at(-1)! + overhang];
  const half = 0.85;
  return axis === horizontal
    ? [{left: from, right: to, top: at - half, bottom: at + half}]
    : [{left: at - half, right: at + half, top: from, bottom: to}];
}

/** What leads from the piece to a dimension line, and 1.5 mm beyond it. */
function listLeading({axis, at, edge, ticks}: MeasuredLine): Box[] {
  if (edge === undefined) return [];
  const beyond = at + 1.5 * Math.sign(at - edge);
  const [from, to] = [Math.min(edge, beyond), Math.max(edge, beyond)];
  return ticks.map((tick) =>
    axis === horizontal
      ? {left: tick, right: tick, top: from, bottom: to}
      : {left: from, right: to, top: tick, bottom: tick},
  );
}

function listTexts({balloons, lines, notes}: Figure): {text: string; box: Box}[] {
  return [
    ...balloons.map(({text, position: [x, y]}) => ({
      text,
      box: {
        left: x - getHalfWidth(text),
        right: x + getHalfWidth(text),
        top: y - balloonSize.halfHeight,
        bottom: y + balloonSize.halfHeight,
      },
    })),
    ...lines.flatMap(({labels}) => labels.map(({value, box}) => ({text: `${value} mm`, box}))),
    ...notes.map(({content, box}) => ({text: JSON.stringify(content), box})),
  ];
}

describe.each(samples)('the workshop’s drawings of $name', ({parts}) => {
  const numbers = numberParts(listWorkpieces(parts));
  const pages = drawViewPages(parts, numbers);
  const figures = pages.flat(2);
  const exploded = drawExploded(parts, numbers);

  it('number every part in the picture of the piece taken apart', () => {
    expect(new Set(exploded.balloons.map(({text}) => text))).toEqual(new Set(numbers.values()));
  });

  it('have no number, figure or word over another one', () => {
    for (const figure of [...figures, exploded]) {
      const texts = listTexts(figure);
      const covered = texts.flatMap(({text, box}, index) =>
        texts.slice(index + 1).flatMap((other) => (overlap(box, other.box) ? [`${text} and ${other.text}`] : [])),
      );
      expect(covered).toEqual([]);
    }
  });

  it('have no figure or word over a dimension line or a tick, nor over what leads to its own dimension', () => {
    for (const {lines, notes} of figures) {
      const labels = lines.flatMap((line) => line.labels.map(({value, box}) => ({text: `${value} mm`, box, line})));
      const words = notes.map(({content, box}) => ({text: JSON.stringify(content), box, line: undefined}));
      const covered = [...labels, ...words].flatMap(({text, box, line}) => {
        const others = lines.flatMap((other) => [...listStrokes(other), ...(other === line ? listLeading(other) : [])]);
        return others.some((stroke) => overlap(stroke, box)) ? [text] : [];
      });
      expect(covered).toEqual([]);
    }
  });

  it('have each figure beside the middle of its dimension, or a leader from there', () => {
    for (const {axis, ticks, labels} of figures.flatMap(({lines}) => lines))
      for (const [index, {box, leader}] of labels.entries()) {
        const [from, to] = [ticks[index]!, ticks[index + 1]!];
        if (leader) expect(leader[0][axis]).toBeCloseTo((from + to) / 2, 5);
        else {
          expect(axis === horizontal ? box.left : box.top).toBeGreaterThan(from);
          expect(axis === horizontal ? box.right : box.bottom).toBeLessThan(to);
        }
      }
  });

  it('have chains of dimensions whose figures add up to the whole', () => {
    for (const {lines, width, height, scale} of figures)
      for (const {axis, labels, ticks} of lines) {
        const whole = axis === horizontal ? width : height;
        expect(ticks[0]).toBeCloseTo(0, 1);
        expect(ticks.at(-1)).toBeCloseTo(whole, 1);
        const sum = labels.reduce((all, {value}) => all + value, 0);
        // Each figure is rounded to the tenth, and the whole to a hundredth of a millimetre of paper.
        expect(Math.abs(sum - whole * scale)).toBeLessThan(0.05 * labels.length + 0.01 * scale);
      }
  });

  it('say length, depth and height', () => {
    const measured = (view: Figure['view'], axis: 0 | 1) => {
      const figure = figures.find((one) => one.view === view)!;
      const size = Math.round((axis === horizontal ? figure.width : figure.height) * figure.scale);
      return readDimensions(figure, axis).some((values) => values.length === 1 && Math.abs(values[0]! - size) < 1);
    };
    expect([measured('front', horizontal), measured('left', horizontal), measured('front', vertical)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('have one scale and fit on their pages', () => {
    expect(new Set(figures.map(({scale}) => scale)).size).toBe(1);
    for (const page of pages) {
      const rows = page.map((row) => ({
        width: row.reduce((sum, {width, margin}) => sum + width + margin.left + margin.right, 0),
        height: Math.max(...row.map(({height, margin}) => height + margin.top + margin.bottom)),
      }));
      // A4 landscape with margins of 10 mm.
      for (const {width} of rows) expect(width).toBeLessThan(277);
      expect(rows.reduce((sum, row) => sum + row.height, 0)).toBeLessThan(190);
    }
  });
});

describe('a dimension in the workshop’s drawings', () => {
  it('measures boards and the clear heights between them, so that equal compartments have equal figures', () => {
    // 1920 less two thicknesses and the plinth of 60, by four: 453 from board to board. The batten below the highest is 60.
    expect(readDimensions(viewOf('front', 'shelf', 1970, 310), vertical)).toEqual([
      [24, 24, 60, 369, 24, 429, 24, 429, 24, 429, 24, 60],
      [1920],
    ]);
  });

  it('is in each compartment of a shelf, on both sides of its upright', () => {
    // Each carcass is 985 long and 937 inside; an upright of 24 stands at its share of that.
    const left = [0.36, 0.62, 0.42, 0.68];
    const right = [0.6, 0.34, 0.66, 0.4];
    const tenth = (value: number) => Math.round(value * 10) / 10;
    const split = (share: number) => [24, tenth(937 * share - 12), 24, tenth(937 * (1 - share) - 12), 24];
    const rows = left.map((share, index) => [...split(share), ...split(right[index]!)]);
    const found = readDimensions(viewOf('front', 'shelf', 1970, 310), horizontal);
    expect(found).toHaveLength(5);
    for (const row of rows) expect(found).toContainEqual(row);
    expect(found).toContainEqual([1970]);
  });

  it('is the same for equal doors, with the gaps between them', () => {
    // Five bays of 500, each with half a gap of 3 at both ends.
    expect(readDimensions(viewOf('front', 'wardrobe', 2500, 650), horizontal)).toContainEqual([
      ...[1.5, 497, 3, 497, 3, 497, 3, 497, 3, 497, 1.5],
    ]);
    // Three bays of 633.3.
    expect(readDimensions(viewOf('front', 'sideboard', 1900, 450), horizontal)).toContainEqual([
      ...[1.5, 630.3, 3, 630.3, 3, 630.3, 1.5],
    ]);
  });

  it('measures the clear openings behind doors in a view without them', () => {
    const carcass = viewOf('carcass', 'sideboard', 1900, 450);
    // Sides of 19 and uprights of 18 in the middle between two bays: 633.3 - 19 - 9, and 633.3 - 18.
    expect(readDimensions(carcass, horizontal)).toContainEqual([19, 605.3, 18, 615.3, 18, 605.3, 19]);
    // Nothing of it is measured through the gaps of the doors.
    const front = viewOf('front', 'sideboard', 1900, 450);
    expect(readDimensions(front, horizontal).flat()).not.toContain(18);
    const kinds = partsOf(findPiece('table'), 1870, 830).map(({kind}) => kind);
    expect(kinds).not.toContain('door');
    expect(viewOf('carcass', 'table', 1870, 830)).toBeUndefined();
  });

  it('of a rod from front to back is beside that of the clear openings', () => {
    // Bays of 500 less 19 and half of 18, and less 18; rods of 25 hang in their middles.
    const found = readDimensions(viewOf('carcass', 'wardrobe', 1500, 450), horizontal);
    expect(found).toEqual([
      [19, 472, 18, 482, 18, 472, 19],
      [19, 223.5, 25, 223.5, 18, 228.5, 25, 228.5, 18, 223.5, 25, 223.5, 19],
      [1500],
    ]);
  });

  it('isn’t repeated by a second chain of the same view', () => {
    // 700 high: a top of 19, a gap of 3, the door, a beam of 50 at 110. The carcass is 540 high; legs of 157 have plates of 3.
    const choices = {front: 'doors', base: 'legs'};
    expect(readDimensions(viewOf('front', 'sideboard', 1900, 450, choices), vertical)).toEqual([
      [19, 3, 518, 50, 110],
      [540, 3, 157],
      [700],
    ]);
  });

  it('measures leaning parts at their feet, so that a symmetrical piece has symmetrical figures', () => {
    // Trestles stand 17 % from the ends. An axis is 46 + 706 · tan 6° = 120.2 from the middle, a foot 48 / cos 6° = 48.3 wide.
    expect(readDimensions(viewOf('front', 'table', 2370, 970), horizontal)).toContainEqual([
      ...[258.6, 48.3, 192.1, 48.3, 1275.5, 48.3, 192.1, 48.3, 258.6],
    ]);
    // The axis is 240 - 408 · tan 6° = 197.1 from the end, a foot 36 / cos 6° = 36.2 wide.
    expect(readDimensions(viewOf('front', 'bench', 1730, 410), horizontal)).toContainEqual([
      ...[179, 36.2, 631.8, 36, 631.8, 36.2, 179],
    ]);
  });

  it('of mortises in the seat of a bench is that of the tenons at its upper face', () => {
    expect(readDimensions(viewOf('top', 'bench', 1730, 410), horizontal)).toContainEqual([
      ...[226.3, 36.2, 584.5, 36, 584.5, 36.2, 226.3],
    ]);
  });

  it('is in the view from above, too, where boards and tenons are', () => {
    // Seven boards of 970 : 7, and tenons of 56 below a seat of 410.
    const boards = Array.from({length: 7}, () => 138.6);
    expect(readDimensions(viewOf('top', 'table', 2370, 970), vertical)).toEqual([boards, [970]]);
    expect(readDimensions(viewOf('top', 'table', 2370, 970), horizontal)).toEqual([[2370]]);
    expect(readDimensions(viewOf('top', 'bench', 1730, 410), vertical)).toEqual([[82.5, 56, 133, 56, 82.5], [410]]);
  });

  it('of a leaning part says its thickness and its slope', () => {
    const lean = (name: string, across: number, down: number) =>
      viewOf('front', name, across, down).notes.map(({content}) => content);
    expect(lean('bench', 1730, 410)).toEqual([{thickness: 36, degrees: 6}]);
    expect(lean('table', 2370, 970)).toEqual([{thickness: 48, degrees: 6}]);
    expect(lean('shelf', 1970, 310)).toEqual([]);
  });
});

test('a number is beside a part that is smaller than itself', () => {
  // Rods of 25 mm, which a shallow wardrobe has from front to back.
  const parts = partsOf(findPiece('wardrobe'), 1500, 450);
  const numbers = numberParts(listWorkpieces(parts));
  const rods = parts.filter(({kind}) => kind === 'clothesRail').map((part) => numbers.get(part));
  const {balloons, scale} = viewOf('carcass', 'wardrobe', 1500, 450);
  const found = balloons.filter(({text}) => rods.includes(text));
  expect(found).toHaveLength(3);
  for (const {text, position, spot} of found) {
    const [across, down] = [Math.abs(position[0] - spot[0]), Math.abs(position[1] - spot[1])];
    const isBeside = across > getHalfWidth(text) + 12.5 / scale || down > balloonSize.halfHeight + 12.5 / scale;
    expect(isBeside).toBe(true);
  }
});

test('a view from above has no page of its own, and is left out if it shows one board alone', () => {
  const listViews = (name: string, across: number, down: number) =>
    pagesOf(partsOf(findPiece(name), across, down)).map((page) => page.flat().map(({view}) => view));
  for (const across of findPiece('wardrobe').across)
    for (const down of findPiece('wardrobe').down)
      expect(listViews('wardrobe', across, down)).not.toContainEqual(['top']);
  expect(listViews('sideboard', 1900, 450).flat()).toEqual(['front', 'left', 'carcass']);
  expect(listViews('table', 2370, 970)).toEqual([['front', 'left', 'top']]);
});

/** A chain that reads the same from both ends. */
const isSymmetrical = ({labels}: MeasuredLine) => {
  const values = labels.map(({value}) => value);
  return values.every((value, index) => value === values[values.length - 1 - index]);
};

test.each(['table', 'desk', 'bench', 'sideboard', 'planter'])(
  'a %s of any length has the same figures from left and right',
  (name) => {
    const made = pieces.find((piece) => piece.name === name)!;
    for (const share of [0, 0.21, 0.37, 0.55, 0.83, 1]) {
      const across = made.across[Math.round(share * (made.across.length - 1))]!;
      const front = viewOf('front', name, across, made.down[0]!);
      for (const line of front.lines) if (line.axis === horizontal) expect(isSymmetrical(line)).toBe(true);
    }
  },
);
