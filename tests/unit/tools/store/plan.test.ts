import {expect, test} from 'vitest';
import {describePlan, createSection} from '../../../../tools/store/plan';

test('in the plan of store:setup, batches with the same name are listed once, with their total', () => {
  const plan = createSection('Add variants');
  const run = () => Promise.resolve();
  plan.tasks.push({name: 'tisch', size: 100, run}, {name: 'tisch', size: 40, run}, {name: 'regal', size: 3, run});
  expect(describePlan([plan])).toBe('  Add variants (143): tisch (140), regal');
});
