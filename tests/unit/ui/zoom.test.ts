import {describe, expect, it} from 'vitest';
import {maxZoomLevel} from '~/ui/zoom/zoomLevel';

describe('an enlarged picture', () => {
  it('can be enlarged to its own pixels, but at least a little and at most six times', () => {
    expect(maxZoomLevel({fit: 0.25})).toBe(1);
    expect(maxZoomLevel({fit: 1})).toBe(2.5);
    expect(maxZoomLevel({fit: 0.1})).toBeCloseTo(0.6, 10);
  });
});
