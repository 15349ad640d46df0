import {describe, expect, it} from 'vitest';
import {followPointer, magneticShift} from '~/chrome/pointer/motion';

const frame = 1000 / 60;
const box = {left: 100, right: 260, top: 50, bottom: 98} as DOMRectReadOnly;

describe('the site’s own mouse pointer', () => {
  it('goes 5 % of the way in each frame', () => {
    const {x, y} = followPointer({x: 0, y: 100}, {x: 200, y: 0}, frame);
    expect(x).toBeCloseTo(10);
    expect(y).toBeCloseTo(95);
  });

  it('is equally fast on a screen that shows more frames a second', () => {
    const pointer = {x: 100, y: 0};
    const once = followPointer({x: 0, y: 0}, pointer, frame);
    const twice = followPointer(followPointer({x: 0, y: 0}, pointer, frame / 2), pointer, frame / 2);
    expect(twice.x).toBeCloseTo(once.x);
  });
});

describe('a button near the mouse', () => {
  it('moves towards it by 20 px at most', () => {
    expect(magneticShift(box, {x: 180, y: 74})).toEqual({x: 0, y: 0});
    expect(magneticShift(box, {x: 290, y: 20})).toEqual({x: 20, y: -20});
    expect(magneticShift(box, {x: 235, y: 101})).toEqual({x: 10, y: 10});
  });

  it('does not move when the mouse is more than 30 px away', () => {
    expect(magneticShift(box, {x: 291, y: 74})).toEqual({x: 0, y: 0});
    expect(magneticShift(box, {x: 180, y: 19})).toEqual({x: 0, y: 0});
  });
});
