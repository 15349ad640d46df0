import {describe, expect, it} from 'vitest';
import {getInitialRotation, limitRotation} from '../view/camera';
import {getFinishKey} from '../view/finish';
import {finishCount} from '../view/shaders';
import {samples} from './pieces';

describe('the 3D view', () => {
  it('looks at a flat piece from higher up, because it can hardly be seen from the side', () => {
    const [flat, high] = [28, 740].map((height) => getInitialRotation({length: 2400, depth: 1250, height}));
    expect(flat!.pitch).toBeGreaterThan(high!.pitch + 20);
  });

  it('never shows a piece from below, and is brought only so near and so far', () => {
    expect(limitRotation({yaw: 190, pitch: -40, zoom: 9})).toEqual({yaw: -170, pitch: 3, zoom: 2.6});
    expect(limitRotation({yaw: -190, pitch: 95, zoom: 0.1})).toEqual({yaw: 170, pitch: 80, zoom: 0.7});
  });

  it.each(samples)('can draw all materials of a piece: $name', ({parts}) => {
    expect(new Set(parts.map(getFinishKey)).size).toBeLessThanOrEqual(finishCount);
  });
});
