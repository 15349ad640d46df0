import {parse, type HTMLElement} from 'node-html-parser';
import {describe, expect, it, test} from 'vitest';
import {languages} from '~/i18n/language';
import {countFittings, placeJoints} from '../plan/joints';
import {listAccessories} from '../plan/accessories';
import {findBond} from '../plan/bond';
import {packPiece} from '../plan/packages';
import {listBlanks} from '../workshop/outlines/blanks';
import {describeEdges} from '../workshop/cutList';
import {pageMessages} from '../workshop/pages/pageMessages';
import {listJoints} from '../workshop/pages/tables';
import {listWorkpieces, numberParts} from '../workshop/workpieces';
import {renderWorkshopPages} from '../workshop/pages/WorkshopPages.server';
import {findPiece, partsOf, samples} from './pieces';

const partsFor = (name: string, across: number, down: number) => partsOf(findPiece(name), across, down);

/** What the pages are made of. */
const pagesOf = (name: string, across: number, down: number) => {
  const {construction} = findPiece(name);
  return {parts: partsFor(name, across, down), type: construction.type, finish: 'Eiche, geölt'};
};

/** The cells of a table by its caption. */
function tableOf(html: HTMLElement, caption: string): string[][] {
  const section = html.querySelectorAll('section').find((one) => one.querySelector('h2')?.text === caption);
  return (section?.querySelectorAll('tbody tr') ?? []).map((row) => row.querySelectorAll('td').map(({text}) => text));
}

const figure = (text = '') => Number(text.replace(',', '.'));

describe.each(samples)('the drawings and lists for the workshop of $name', ({parts, type}) => {
  const html = parse(renderWorkshopPages({parts, type, finish: 'Eiche, geölt'}, 'de'));
  const t = pageMessages.de;
  const numbers = numberParts(listWorkpieces(parts));
  const joints = placeJoints(parts);

  it('say everything that is needed to build the piece: number, place, size and turn of each part', () => {
    const least = [0, 1].map((axis) =>
      Math.min(...parts.filter(({turn}) => !turn).map(({place, size}) => place[axis]! - size[axis]! / 2)),
    );
    const rows = tableOf(html, t.positions);
    expect(rows).toHaveLength(parts.length);
    for (const [number, , ...cells] of rows) {
      const [part] = [...numbers].find(([, own]) => own === number) ?? [];
      const [place, size] = [cells.slice(0, 3).map(figure), cells.slice(3, 6).map(figure)];
      size.forEach((side, axis) => expect(side).toBeCloseTo(part!.size[axis]!, 0));
      place.forEach((at, axis) => {
        const low = part!.place[axis]! - part!.size[axis]! / 2;
        if (axis === 2 || !parts.some(({turn}) => turn)) expect(at).toBeCloseTo(low - (least[axis] ?? 0), 0);
      });
      expect(cells[7]).toBe(part!.turn ? t.turned(part!.turn.axis, String(part!.turn.degrees)) : '–');
    }
  });

  it('name the number of all parts, joints and fittings', () => {
    const cutList = tableOf(html, t.cutList);
    expect(cutList).toHaveLength(listWorkpieces(parts).length);
    const pairs = tableOf(html, t.joints).reduce((sum, row) => sum + (row[2]?.split(', ').length ?? 0), 0);
    expect(pairs).toBe(joints.length);
    const fittings = tableOf(html, t.fittings).reduce((sum, [count]) => sum + Number(count), 0);
    const fromList = [...countFittings(joints), ...listAccessories(parts)];
    expect(fittings).toBe(fromList.reduce((sum, [, count]) => sum + count, 0));
    const fromJoints = tableOf(html, t.joints).reduce((sum, row) => {
      const each = [...(row[7] ?? '').matchAll(/(?:^|, )(\d+) × (?=[A-Z])/g)].reduce(
        (all, [, n]) => all + Number(n),
        0,
      );
      return sum + each * (row[2]?.split(', ').length ?? 0);
    }, 0);
    expect(fromJoints).toBe(fittings - listAccessories(parts).reduce((sum, [, count]) => sum + count, 0));
  });
});

test('the table of joints names how far parts overlap, or the gap that a fitting bridges', () => {
  const parts = partsFor('bench', 1630, 380);
  const rows = listJoints(placeJoints(parts), numberParts(listWorkpieces(parts)));
  const glued = rows.filter(({kind}) => kind === 'glue');
  expect(glued.map(({size}) => size[1])).toEqual(glued.map(() => 0));
  expect(Math.max(...glued.map(({size}) => size[2]))).toBe(414);
  const html = parse(renderWorkshopPages(pagesOf('sideboard', 1840, 460), 'de'));
  const gaps = tableOf(html, pageMessages.de.joints).map(([, kind, , size]) => [
    kind,
    /Abstand [\d,]+/.exec(size ?? '')?.[0],
  ]);
  expect(gaps).toContainEqual(['Topfband', 'Abstand 4']);
  expect(gaps).toContainEqual(['Bodenträger', 'Abstand 1']);
  for (const [kind, gap] of gaps) if (kind === 'Dübel' || kind === 'Nut') expect(gap).toBeUndefined();
});

test('the cut list names width, height and edges of a bevel', () => {
  const [stave] = listWorkpieces(partsFor('table', 1870, 830));
  expect(describeEdges(stave!, 'de')).toContain('Fase unten 22 breit × 17 hoch, an den Außenkanten der Platte ringsum');
});

describe('how a piece is put together, in the workshop’s drawings and lists,', () => {
  it('leaves wedged, moving and removable parts without glue, and glues shelves of solid wood in front only', () => {
    const bonds = (name: string, across: number, down: number) => {
      const joints = placeJoints(partsFor(name, across, down));
      return new Map(joints.map((joint) => [joint.parts.map(({kind}) => kind).join('→'), findBond(joint, joints)]));
    };
    const table = bonds('table', 1870, 830);
    expect(table.get('batten→stave')).toBe('dry');
    expect(table.get('stretcher→rail')).toBe('dry');
    expect(table.get('rung→leg')).toBe('glued');
    expect(bonds('bench', 1630, 380).get('stretcher→end')).toBe('glued');
    const bondOfBoard = (color: string) => {
      const parts = partsOf(findPiece('shelf'), 600, 280, {color});
      const joints = placeJoints(parts);
      return findBond(joints.find(({kind}) => kind === 'dovetail')!, joints);
    };
    expect(bondOfBoard('#b98a56')).toBe('frontOnly');
    // Painted ones are of three-layer boards, which don't move.
    expect(bondOfBoard('#eae5d9')).toBe('glued');
    const wardrobe = bonds('wardrobe', 2100, 610);
    expect(wardrobe.get('drawerFloor→drawerSide')).toBe('dry');
    expect(wardrobe.get('drawerEnd→drawerSide')).toBe('glued');
    expect(wardrobe.get('door→side')).toBeNull();
  });
});

test('the workshop’s lists say how many joints, holes and other cuts a piece has', () => {
  const made = pagesOf('sideboard', 1840, 460);
  const joints = placeJoints(made.parts);
  const holes = joints.flatMap(({fasteners}) => fasteners.flatMap((fastener) => fastener.holes)).length;
  const html = renderWorkshopPages(made, 'de');
  expect(html).toContain(pageMessages.de.jointCount(joints.length));
  expect(html).toContain(`Zusammen ${holes} Bohrungen und `);
});

test('the workshop’s list of cuts names the size of a slot that goes through, such as that for cables', () => {
  const html = parse(renderWorkshopPages(pagesOf('desk', 1600, 700), 'de'));
  const tools = tableOf(html, pageMessages.de.machining).map((row) => row[3]);
  expect(tools).toContain('Durchbruch 120\u00a0×\u00a025');
});

test('the workshop’s drawings and lists exist in each language', () => {
  for (const language of languages) {
    const html = parse(renderWorkshopPages(pagesOf('table', 1870, 830), language));
    const t = pageMessages[language];
    const captions = [t.cutList, t.positions, t.joints, t.machining, t.fittings, t.assembly, t.packages];
    expect(html.querySelectorAll('h2').map(({text}) => text)).toEqual(captions);
    expect(html.querySelectorAll('figcaption').map(({text}) => text)).toContainEqual(
      expect.stringContaining(t.exploded),
    );
  }
});

describe('a folded sheet of metal in the workshop’s drawings', () => {
  const parts = partsFor('planter', 1250, 330);

  it('has all corners of its outline and its bend lines', () => {
    const workpieces = listWorkpieces(parts);
    const [blank] = listBlanks(workpieces);
    const sheet = workpieces.find(({kind}) => kind === 'blank');
    expect(blank!.bends).toHaveLength(12);
    expect(blank).toMatchObject({thickness: 2, innerRadius: 2});
    const corners = blank!.corners;
    // Each corner is square, and the outline closes around the whole blank.
    corners.forEach(([x, y], index) => {
      const [u, v] = corners[(index + 1) % corners.length]!;
      expect(Math.min(Math.abs(x - u), Math.abs(y - v))).toBeLessThan(0.11);
    });
    expect(Math.max(...corners.flat())).toBeCloseTo(sheet!.length, 1);
    const html = parse(renderWorkshopPages(pagesOf('planter', 1250, 330), 'de'));
    expect(tableOf(html, pageMessages.de.blanks)).toHaveLength(1);
  });

  it('has welds with their length', () => {
    const welds = listJoints(placeJoints(parts), numberParts(listWorkpieces(parts))).filter(
      ({kind}) => kind === 'weld',
    );
    expect(welds.length).toBeGreaterThan(10);
    for (const {size} of welds) expect(Math.max(...size)).toBeGreaterThan(8);
  });
});

describe('the packages of a piece', () => {
  it('keep together what is transported together: two carcasses of a long shelf, the top and the trestles of a table', () => {
    const packed = (name: string, across: number, down: number) => {
      const parts = partsFor(name, across, down);
      return packPiece(parts, placeJoints(parts)).packages;
    };
    expect(packed('shelf', 1870, 310).map(({size}) => size)).toEqual([
      [995, 370, 1980],
      [995, 370, 1980],
    ]);
    expect(packed('shelf', 1200, 310)).toHaveLength(1);
    const [top, trestles] = packed('table', 1870, 830);
    expect(top?.size).toEqual([1930, 890, 120]);
    expect(trestles?.parts.some(({kind}) => kind === 'stave')).toBe(false);
  });

  it('of a piece with connectors are flat bundles, and the piece is screwed together on site', () => {
    const parts = partsFor('wardrobe', 2100, 610);
    const {packages, onSite} = packPiece(parts, placeJoints(parts));
    expect(onSite).toBe(true);
    expect(packages.flatMap((own) => own.parts)).toHaveLength(parts.length);
    const whole = packages.filter((own) => own.parts.some(({kind}) => kind === 'drawerFloor'));
    expect(whole.map((own) => own.parts.length)).toEqual([5, 5]);
    const sum = packages.reduce((all, {weight}) => all + weight, 0);
    const html = renderWorkshopPages(pagesOf('wardrobe', 2100, 610), 'de');
    expect(html).toContain(`Gewicht ohne Beschläge ${sum.toFixed(1).replace('.', ',').replace(',0', '')}\u00a0kg`);
    expect(html).toContain(pageMessages.de.onSite);
    for (const note of [pageMessages.de.boltsUndone, pageMessages.de.bracketsUndone, pageMessages.de.keysUndone])
      expect(html).not.toContain(note);
  });
});

describe('what comes with a piece', () => {
  it('opens doors that have no handle, and fixes the piece to the wall', () => {
    const of = (name: string, across: number, down: number) =>
      Object.fromEntries(listAccessories(partsFor(name, across, down)));
    // Two doors above drawers and two to the plinth, all higher than 1.6 m, the latter higher than 1.8 m.
    expect(of('wardrobe', 2100, 610)).toEqual({pushLatch: 8, doorStraightener: 2, tiltGuard: 3});
    expect(of('sideboard', 1840, 460)).toEqual({pushLatch: 3, tiltGuard: 2});
    expect(of('shelf', 600, 310)).toEqual({wallScrew: 2});
    expect(of('table', 1870, 830)).toEqual({});
  });
});
