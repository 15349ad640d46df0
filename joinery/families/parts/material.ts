import type {Language} from '~/i18n/language';

interface MaterialData {
  kind: 'wood' | 'board' | 'metal';
  /** Of parts that don't show the chosen colour, in drawing, view and model. */
  color: string;
  /** Kilograms per cubic metre, of wood at 10 % moisture. */
  density: number;
  /** Modulus of elasticity in bending along the grain, N/mm². */
  modulus: number;
  /** The thicknesses in which a board is sold, in mm; solid wood is planed to any. */
  thicknesses?: readonly number[];
  /** The thickness of what a board is faced with on both sides, in mm. Its edges are lipped. */
  facing?: number;
  /** The name in the cut list. */
  name: Record<Language, string>;
}

/**
 * What furniture is made of. "A wood" in joinery/README.md names what else a material needs.
 *
 * Moduli are means. Oak, ash, cherry, walnut: Wood Handbook (Forest Products Laboratory, FPL-GTR-190), table 5-3, at 12 % moisture.
 * Spruce: 10,000 of the wood (Niemz, Physik des Holzes, 1993) times 26/27, because the middle one of three equal layers lies across
 * the grain. Birch plywood: Handbook of Finnish Plywood, 18 mm. Linoleum: 15 of its 19 mm are birch plywood, so (15/19)³ of that
 * modulus. Beech: DIN 68364. Steel: EN 1993-1-1.
 * Thicknesses: birch plywood (Handbook of Finnish Plywood), with 0.5 mm of veneer or 2 mm of linoleum on both faces; three-layer boards
 * as the trade stocks them.
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
  beech: {
    kind: 'wood',
    color: '#d0a882',
    density: 710,
    modulus: 14000,
    name: {de: 'Buche massiv', en: 'Solid beech'},
  },
  spruce: {
    kind: 'board',
    color: '#e3cd9f',
    density: 450,
    modulus: 9600,
    thicknesses: [19, 22, 27, 32, 42],
    name: {de: 'Dreischichtplatte Fichte', en: 'Three-layer spruce board'},
  },
  birch: {
    kind: 'board',
    color: '#dcc8a5',
    density: 680,
    modulus: 10000,
    thicknesses: [4, 6.5, 9, 12, 15, 18, 21, 24, 27, 30],
    name: {de: 'Birkensperrholz', en: 'Birch plywood'},
  },
  linoleum: {
    kind: 'board',
    color: '#4a5048',
    density: 760,
    modulus: 4900,
    thicknesses: [13, 16, 19, 22, 25, 28, 31, 34],
    facing: 2,
    name: {de: 'Sperrholz mit Linoleum', en: 'Plywood with linoleum'},
  },
  veneer: {
    kind: 'board',
    color: '#b98a56',
    density: 690,
    modulus: 10000,
    thicknesses: [10, 13, 16, 19, 22, 25, 28, 31],
    facing: 0.5,
    name: {de: 'Sperrholz furniert', en: 'Veneered plywood'},
  },
  steel: {kind: 'metal', color: '#2b2a29', density: 7850, modulus: 210000, name: {de: 'Stahlblech', en: 'Sheet steel'}},
} as const satisfies Record<string, MaterialData>;

export type Material = keyof typeof materials;

/** The thickness in which a material is sold that is nearest to the wanted one, in mm. Between two it is the thinner one. */
export function findSoldThickness(material: Material, wanted: number): number {
  const {thicknesses = [wanted]}: MaterialData = materials[material];
  return thicknesses.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
}

/** Converts a colour `#rrggbb` (sRGB) to linear amounts of light, from 0 to 1. */
export function toLinearLight(color: string): [red: number, green: number, blue: number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}
