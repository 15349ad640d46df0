import {describe, expect, it} from 'vitest';
import {describeFormerPlan} from '../plan/formerPlans';
import {planVersion} from '../plan/plan';
import {families, type FamilyName} from '../families/families';
import {writeCutList} from '../workshop/cutList';
import {writeOutlines} from '../workshop/outlines/outlines';
import {renderWorkshopPages} from '../workshop/pages/WorkshopPages.server';
import {findPiece, partsOf} from './pieces';

describe('a piece that was sold to a former plan', () => {
  const names = Object.keys(families) as FamilyName[];

  it('says of each family what has changed, and which release draws the former plan', () => {
    for (const name of names)
      for (let version = 1; version < planVersion; version += 1) {
        expect(describeFormerPlan(version, name, 'de')).toMatch(
          new RegExp(
            `^Verkauft nach Plan ${version}, gezeichnet nach Plan ${planVersion}\\. .+\\. Nach Plan ${version} zeichnet die Version \\d+\\.\\d+\\.\\d+\\.$`,
          ),
        );
        expect(describeFormerPlan(version, name, 'en')).toMatch(
          /^Sold to plan \d+, drawn to plan \d+\. .+ draws plan \d+\.$/,
        );
      }
    for (const unchanged of ['board', 'bench'] as const)
      expect(describeFormerPlan(1, unchanged, 'de')).toContain('Gebaut wird es wie zuvor.');
    expect(describeFormerPlan(1, 'desk', 'en')).toContain('stretcher and rails with shoulders, wider beam, opening');
  });

  it('names a plan of a newer release, which this one cannot draw', () => {
    const newer = planVersion + 1;
    expect(describeFormerPlan(newer, 'board', 'de')).toBe(
      `Verkauft nach Plan ${newer}, den nur eine neuere Version zeichnet.`,
    );
    expect(describeFormerPlan(newer, 'board', 'en')).toBe(`Sold to plan ${newer}, which only a newer release draws.`);
  });

  it('is nothing special when the plan is the one of today', () => {
    for (const name of names) expect(describeFormerPlan(planVersion, name, 'de')).toBeNull();
    // Products without a plan.
    expect(describeFormerPlan(0, 'table', 'de')).toBeNull();
  });

  it('has this note on all that the workshop gets', () => {
    const parts = partsOf(findPiece('board'), 1000, 400);
    const note = 'Verkauft nach Plan 1; größer';
    const list = writeCutList(parts, 'Eiche', 'de', note);
    expect(list).toBe(`${writeCutList(parts, 'Eiche', 'de')}${list.split('\r\n').at(-2)}\r\n`);
    expect(list.split('\r\n').at(-2)).toMatch(/^;+"Verkauft nach Plan 1; größer"$/);
    expect(writeOutlines(parts, 'de', note)).toContain('\r\nVerkauft nach Plan 1; groesser\r\n');
    const pages = renderWorkshopPages({parts, type: 'board', finish: 'Eiche', note}, 'de');
    expect(pages).toMatch(/<h2>Zuschnittliste<\/h2><p[^>]*>[^<]* Verkauft nach Plan 1; größer<\/p>/);
  });
});
