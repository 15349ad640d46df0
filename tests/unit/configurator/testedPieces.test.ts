import {expect, test} from 'vitest';
import {getChosenSize} from '~/configurator/piece/planPiece';
import {families} from 'joinery/families/families';
import {pieces} from 'joinery/tests/pieces';
import {configurationOf, madeToMeasure, sizesOf} from './plans';

test.each(madeToMeasure)(
  '$handle is among the pieces whose construction is tested, with its smallest and largest sizes',
  (made) => {
    const {construction} = made.offer;
    const tested = pieces.find(
      ({construction: {type, sizes}}) =>
        type === construction?.type && JSON.stringify(sizes) === JSON.stringify(construction.sizes),
    );
    expect(tested).toBeDefined();
    for (const [across, down] of sizesOf(made).corners) {
      const {horizontal, vertical} = getChosenSize(configurationOf(made, across, down));
      expect(tested?.corners).toContainEqual([horizontal, vertical]);
    }
    const materials = new Set(Object.values(construction?.materials ?? {}));
    expect(new Set(Object.values(tested?.construction.materials ?? {}))).toEqual(materials);
  },
);

test.each(Object.keys(families))('the studio sells each kind of furniture: %s', (name) => {
  expect(madeToMeasure.some(({offer}) => offer.construction?.type === name)).toBe(true);
});
