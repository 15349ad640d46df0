import {describe, expect, it} from 'vitest';
import {followPointer, magneticShift} from '~/chrome/pointer/motion';

const frame = 1000 / 60;
const box = {left: 100, right: 260, top: 50, bottom: 98} as DOMRectReadOnly;

describe('the cursor that follows the pointer', () => {
  it('moves 5 % of the way in a frame', () => {
    const {x, y} = followPointer({x: 0, y: 100}, {x: 200, y: 0}, frame);
    expect(x).toBeCloseTo(10);
    expect(y).toBeCloseTo(95);
  });

  it('moves at the same speed when there are more frames a second', () => {
    const pointer = {x: 100, y: 0};
    const once = followPointer({x: 0, y: 0}, pointer, frame);
    const twice = followPointer(followPointer({x: 0, y: 0}, pointer, frame / 2), pointer, frame / 2);
    expect(twice.x).toBeCloseTo(once.x);
  });
});

describe('the shift of a button towards the pointer', () => {
  it('is zero in the button’s middle, and at most 20 px', () => {
    expect(magneticShift(box, {x: 180, y: 74})).toEqual({x: 0, y: 0});
    expect(magneticShift(box, {x: 290, y: 20})).toEqual({x: 20, y: -20});
    expect(magneticShift(box, {x: 235, y: 101})).toEqual({x: 10, y: 10});
  });

  it('is zero when the pointer is more than 30 px from the button’s edges', () => {
    expect(magneticShift(box, {x: 291, y: 74})).toEqual({x: 0, y: 0});
    expect(magneticShift(box, {x: 180, y: 19})).toEqual({x: 0, y: 0});
  });
});
