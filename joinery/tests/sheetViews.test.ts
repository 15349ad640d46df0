import {describe, expect, test} from 'vitest';
import {drawSheetViews} from '../drawing/views';
import {findPiece, partsOf, pieces} from './pieces';

const viewsOf = (name: string, across: number, down: number) => drawSheetViews(partsOf(findPiece(name), across, down));

const cases = pieces.flatMap(({name, corners}) => corners.map(([across, down]) => [name, across, down] as const));

describe('the views on a drawing sheet', () => {
  test.each(cases)('fit on the sheet with its title block: %s, %d × %d', (name, across, down) => {
    const {views, isBlockAside} = viewsOf(name, across, down);
    const [front, left, top] = views;
    const [width, height] = isBlockAside ? [156, 114] : [214, 82];
    expect(front!.width + left!.width).toBeLessThanOrEqual(width);
    expect(front!.height + top!.height).toBeLessThanOrEqual(height);
  });

  test('of a high piece fill the sheet, with the title block on their right', () => {
    expect(viewsOf('shelf', 1200, 280)).toMatchObject({scale: 20, isBlockAside: true});
    expect(viewsOf('shelf', 2400, 360)).toMatchObject({scale: 20, isBlockAside: true});
    expect(viewsOf('wardrobe', 3000, 650)).toMatchObject({scale: 25, isBlockAside: true});
    expect(viewsOf('bench', 2400, 450)).toMatchObject({scale: 15, isBlockAside: false});
  });
});
