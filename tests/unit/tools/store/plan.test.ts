import {expect, test} from 'vitest';
import {describePlan, createSection} from '../../../../tools/store/plan';

test('the list of what store:setup would do names each kind of change once, with its number', () => {
  const plan = createSection('Add variants');
  const run = () => Promise.resolve();
  plan.tasks.push({name: 'tisch', size: 100, run}, {name: 'tisch', size: 40, run}, {name: 'regal', size: 3, run});
  expect(describePlan([plan])).toBe('  Add variants (143): tisch (140), regal');
});
