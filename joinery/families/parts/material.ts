import type {Language} from '~/i18n/language';

interface MaterialData {
  kind: 'wood' | 'board' | 'metal';
  /** Of parts that don't show the chosen colour, in drawing, view and model. */
  color: string;
  /** Kilograms per cubic metre, of wood at 10 % moisture. */
  density: number;
  /** Modulus of elasticity in bending along the grain, N/mm². */
  modulus: number;
  /** The name in the cut list. */
  name: Record<Language, string>;
}

/**
 * What furniture is made of. "A wood" in joinery/README.md names what else a material needs.
 *
 * Moduli are means. Oak, ash, cherry, walnut: Wood Handbook (Forest Products Laboratory, FPL-GTR-190), table 5-3, at 12 % moisture.
 * Spruce: 10,000 of the wood (Niemz, Physik des Holzes, 1993) times 26/27, because the middle one of three equal layers lies across
 * the grain. Birch plywood: Handbook of Finnish Plywood, 18 mm. Linoleum: 15 of its 19 mm are birch plywood, so (15/19)³ of that
 * modulus. Steel: EN 1993-1-1.
 */
export const materials = {
  oak: {kind: 'wood', color: '#b98a56', density: 700, modulus: 12300, name: {de: 'Eiche massiv', en: 'Solid oak'}},
  ash: {kind: 'wood', color: '#d8c3a0', density: 690, modulus: 12000, name: {de: 'Esche massiv', en: 'Solid ash'}},
  cherry: {
    kind: 'wood',
    color: '#a9673f',
    density: 600,
    modulus: 10300,
    name: {de: 'Kirschbaum massiv', en: 'Solid cherry'},
  },
  walnut: {
    kind: 'wood',
    color: '#6b4a32',
    density: 640,
    modulus: 11600,
    name: {de: 'Nussbaum massiv', en: 'Solid walnut'},
  },
  spruce: {
    kind: 'board',
    color: '#e3cd9f',
    density: 450,
    modulus: 9600,
    name: {de: 'Dreischichtplatte Fichte', en: 'Three-layer spruce board'},
  },
  birch: {
    kind: 'board',
    color: '#dcc8a5',
    density: 680,
    modulus: 10000,
    name: {de: 'Birkensperrholz', en: 'Birch plywood'},
  },
  linoleum: {
    kind: 'board',
    color: '#4a5048',
    density: 760,
    modulus: 4900,
    name: {de: 'Sperrholz mit Linoleum', en: 'Plywood with linoleum'},
  },
  veneer: {
    kind: 'board',
    color: '#b98a56',
    density: 690,
    modulus: 10000,
    name: {de: 'Sperrholz furniert', en: 'Veneered plywood'},
  },
  steel: {kind: 'metal', color: '#2b2a29', density: 7850, modulus: 210000, name: {de: 'Stahlblech', en: 'Sheet steel'}},
} as const satisfies Record<string, MaterialData>;

export type Material = keyof typeof materials;

/** Converts a colour `#rrggbb` (sRGB) to linear amounts of light, from 0 to 1. */
export function toLinearLight(color: string): [red: number, green: number, blue: number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}
