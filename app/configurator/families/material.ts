import type {Language} from '~/i18n/language';

interface MaterialData {
  kind: 'wood' | 'board' | 'metal';
  /** What it looks like where it doesn't show the chosen colour: in drawing, view and model alike. */
  color: string;
  /** Kilograms a cubic metre, of wood at 10 % moisture. */
  density: number;
  /** In the cut list. */
  name: Record<Language, string>;
}

/** What furniture is made of. The view's look of each is in `view/finish.ts`. */
export const materials = {
  oak: {kind: 'wood', color: '#b98a56', density: 700, name: {de: 'Eiche massiv', en: 'Solid oak'}},
  ash: {kind: 'wood', color: '#d8c3a0', density: 690, name: {de: 'Esche massiv', en: 'Solid ash'}},
  cherry: {kind: 'wood', color: '#a9673f', density: 600, name: {de: 'Kirschbaum massiv', en: 'Solid cherry'}},
  walnut: {kind: 'wood', color: '#6b4a32', density: 640, name: {de: 'Nussbaum massiv', en: 'Solid walnut'}},
  spruce: {
    kind: 'board',
    color: '#e3cd9f',
    density: 450,
    name: {de: 'Dreischichtplatte Fichte', en: 'Three-layer spruce board'},
  },
  birch: {kind: 'board', color: '#dcc8a5', density: 680, name: {de: 'Birkensperrholz', en: 'Birch plywood'}},
  linoleum: {
    kind: 'board',
    color: '#4a5048',
    density: 760,
    name: {de: 'Sperrholz mit Linoleum', en: 'Plywood with linoleum'},
  },
  veneer: {kind: 'board', color: '#b98a56', density: 690, name: {de: 'Sperrholz furniert', en: 'Veneered plywood'}},
  steel: {kind: 'metal', color: '#2b2a29', density: 7850, name: {de: 'Stahlblech', en: 'Sheet steel'}},
} as const satisfies Record<string, MaterialData>;

export type Material = keyof typeof materials;
