import {expect, test} from 'vitest';
import {Drawing} from '~/configurator/viewer/Drawing';
import {closedPath} from 'joinery/drawing/project';
import {renderSite} from '../../support/remixSite';
import {configurationOf, madeToMeasure, sizesOf} from './plans';

test.each(madeToMeasure)(
  'the drawing of $handle is exact to a tenth of its unit and no finer, so that it loads quickly',
  (made) => {
    const {corners} = sizesOf(made);
    const [across, down] = corners.at(-1)!;
    const [first] = corners;
    const markup = renderSite(() => (
      <Drawing
        construction={made.offer.construction}
        configuration={configurationOf(made, first![0] + 1, first![1] + 1)}
        details=""
        largest={{horizontal: across, vertical: down}}
      />
    ));
    expect(markup).toContain('data-view');
    expect(markup.replace(/scale\([^)]*\)/g, '')).not.toMatch(/\d\.\d\d/);
  },
);

test('a drawing uses the short form for straight lines, so that it loads quickly', () => {
  const corners = [
    [1, 2],
    [30.5, 2],
    [30.5, 40],
    [1, 40],
  ] as const;
  expect(closedPath(corners)).toBe('M1 2H30.5V40H1z');
  expect(closedPath([corners[0], corners[2], [4, 50]])).toBe('M1 2L30.5 40L4 50z');
});
