import {describe, expect, test} from 'vitest';
import {drawSheetViews} from 'joinery/drawing/views';
import {configurationOf, madeToMeasure, partsOf, piece, sizesOf} from './plans';

const viewsOf = (handle: string, across: number, down: number) =>
  drawSheetViews(partsOf(piece(handle), configurationOf(piece(handle), across, down)));

const cases = madeToMeasure.flatMap(({handle, ...made}) =>
  sizesOf({handle, ...made}).corners.map(([across, down]) => [handle, across, down] as const),
);

describe('the views on a drawing sheet', () => {
  test.each(cases)('fit on the sheet with its title block: %s, %d × %d', (handle, across, down) => {
    const {views, isBlockAside} = viewsOf(handle, across, down);
    const [front, left, top] = views;
    const [width, height] = isBlockAside ? [156, 114] : [214, 82];
    expect(front!.width + left!.width).toBeLessThanOrEqual(width);
    expect(front!.height + top!.height).toBeLessThanOrEqual(height);
  });

  test('of a high piece fill the sheet, with the title block on their right', () => {
    expect(viewsOf('custom-shelf', 120, 28)).toMatchObject({scale: 20, isBlockAside: true});
    expect(viewsOf('custom-shelf', 240, 36)).toMatchObject({scale: 20, isBlockAside: true});
    expect(viewsOf('individueller-schrank', 300, 65)).toMatchObject({scale: 25, isBlockAside: true});
    expect(viewsOf('sitzbank-nach-mass', 240, 45)).toMatchObject({scale: 15, isBlockAside: false});
  });
});
