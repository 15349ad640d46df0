import {expect, test} from 'vitest';
import {planConfiguration} from '~/configurator/piece/planPiece';
import {configurationOf, madeToMeasure, sizesOf} from './plans';

/** What isn't painted or coated: its look is that of the material. */
const woods = ['oak', 'ash', 'cherry', 'walnut', 'veneer', 'linoleum'];

test.each(madeToMeasure)('the sample box contains each wood of $handle', (made) => {
  const [[across, down] = [0, 0]] = sizesOf(made).corners;
  for (const color of made.offer.colors) {
    const plan =
      made.offer.construction &&
      planConfiguration(made.offer.construction, configurationOf(made, across, down, color.value));
    const material = plan?.parts.find(({colored}) => colored)?.material ?? '';
    expect(!!color.sample, color.name).toBe(woods.includes(material));
  }
});
