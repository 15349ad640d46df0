import type {Choice} from './family';
import type {FamilyName} from './families';

const environment: Choice = {
  name: 'environment',
  label: {de: 'Verwendung', en: 'Use'},
  options: [
    {value: 'indoor', label: {de: 'Innen', en: 'Indoor'}},
    {value: 'outdoor', label: {de: 'Außen', en: 'Outdoor'}},
  ],
};

const front: Choice = {
  name: 'front',
  label: {de: 'Front', en: 'Front'},
  options: [
    {value: 'doors', label: {de: 'Türen', en: 'Doors'}},
    {value: 'drawers', label: {de: 'Schubladen', en: 'Drawers'}},
  ],
};

const base: Choice = {
  name: 'base',
  label: {de: 'Untergestell', en: 'Base'},
  options: [
    {value: 'plinth', label: {de: 'Sockel', en: 'Plinth'}},
    {value: 'legs', label: {de: 'Beine', en: 'Legs'}},
  ],
};

/** The choices of each family, in their order. They stand apart from the families, so that to read them loads no construction. */
export const choicesByFamily = {
  table: [],
  desk: [],
  bench: [],
  shelf: [],
  wardrobe: [],
  sideboard: [front, base],
  board: [],
  planter: [environment],
} satisfies Record<FamilyName, readonly Choice[]>;
