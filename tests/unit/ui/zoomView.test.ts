import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {computeBounds, moveBy, initialView, zoomAt} from '~/ui/zoom/zoomView';

const length = fc.integer({min: 100, max: 4_000});
const size = fc.record({width: length, height: length});
const place = fc.integer({min: -1_000, max: 1_000});
const point = fc.record({x: place, y: place});

describe('an enlarged picture', () => {
  it('fits the screen at first, and is never blown up', () => {
    fc.assert(
      fc.property(size, size, (image, stage) => {
        const {fitted} = computeBounds(image, stage);
        expect(fitted.width).toBeLessThanOrEqual(Math.min(image.width, stage.width) + 0.001);
        expect(fitted.height).toBeLessThanOrEqual(Math.min(image.height, stage.height) + 0.001);
        expect(fitted.width / fitted.height).toBeCloseTo(image.width / image.height, 5);
      }),
    );
  });

  it('can be enlarged to its full size, but at least a little and at most six times', () => {
    expect(computeBounds({width: 2_000, height: 1_000}, {width: 500, height: 500}).max).toBe(4);
    expect(computeBounds({width: 400, height: 300}, {width: 800, height: 800}).max).toBe(2.5);
    expect(computeBounds({width: 8_000, height: 4_000}, {width: 500, height: 500}).max).toBe(6);
  });

  it('grows around the mouse', () => {
    const bounds = computeBounds({width: 2_000, height: 2_000}, {width: 500, height: 500});
    expect(zoomAt(initialView, 2, {x: 100, y: -50}, bounds)).toEqual({scale: 2, x: -100, y: 50});
  });

  it('never leaves an empty margin, however the visitor moves and enlarges it', () => {
    const change = fc.oneof(
      fc.record({factor: fc.double({min: 0.1, max: 10, noNaN: true}), at: point}),
      fc.record({by: point}),
    );
    fc.assert(
      fc.property(size, size, fc.array(change, {maxLength: 20}), (image, stage, changes) => {
        const bounds = computeBounds(image, stage);
        const view = changes.reduce(
          (current, step) =>
            'by' in step ? moveBy(current, step.by, bounds) : zoomAt(current, step.factor, step.at, bounds),
          initialView,
        );
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(bounds.max);
        const room = (fitted: number, space: number) => Math.max(0, (fitted * view.scale - space) / 2) + 0.001;
        expect(Math.abs(view.x)).toBeLessThanOrEqual(room(bounds.fitted.width, stage.width));
        expect(Math.abs(view.y)).toBeLessThanOrEqual(room(bounds.fitted.height, stage.height));
      }),
    );
  });
});
