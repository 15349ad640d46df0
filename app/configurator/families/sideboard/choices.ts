import type {Choice} from '../choice';

export const sideboardChoices: readonly Choice[] = [
  {
    name: 'front',
    label: {de: 'Front', en: 'Front'},
    options: [
      {value: 'doors', label: {de: 'Türen', en: 'Doors'}},
      {value: 'drawers', label: {de: 'Schubladen', en: 'Drawers'}},
    ],
  },
  {
    name: 'base',
    label: {de: 'Untergestell', en: 'Base'},
    options: [
      {value: 'plinth', label: {de: 'Sockel', en: 'Plinth'}},
      {value: 'legs', label: {de: 'Beine', en: 'Legs'}},
    ],
  },
];
