import type {Part} from '../families/part';
import {materials, type Material} from '../families/material';

/**
 * How much red, green and blue light falls on a piece, as the photographs are exposed: a paper of amounts of 1 is far above the film's
 * white. Their light is a little warm.
 */
const exposure = [0.99, 0.97, 0.9] as const;

/** How a surface looks. Colours are amounts of light. */
interface Finish {
  light: readonly number[];
  dark: readonly number[];
  /** Width of a year's ring in m, how dark its end, fibres and pores are. All zero for what has no grain. */
  grain: readonly [ring: number, rings: number, fibre: number, pore: number];
  /** Roughness, how much boards differ, how uneven a plain surface is, width of a leaf of veneer in m (0: a board). */
  surface: readonly [rough: number, vary: number, uneven: number, leaf: number];
}

type Kind = Pick<Finish, 'grain' | 'surface'> & {
  /** Amount of light of the lightest and the darkest tone, as parts of the colour. */
  tones: readonly [light: number, dark: number];
  /** How much paler its light and its dark tone are than a saturated colour on a screen. */
  pale: readonly [light: number, dark: number];
};

const plain = {grain: [0, 0, 0, 0], tones: [1, 1], pale: [0, 0]} as const;

/** Tones are fitted so that a colour of the studio gives those of its scene (`studio/pictures/scenes/materials.py`). */
const kinds: Record<Material, Kind> = {
  oak: {
    tones: [1.19, 0.42],
    pale: [0.42, 0.18],
    grain: [0.0052, 0.62, 0.55, 0.6],
    surface: [0.42, 0.2, 0, 0],
  },
  ash: {
    tones: [1.22, 0.55],
    pale: [0.1, 0.1],
    grain: [0.006, 0.7, 0.45, 0.3],
    surface: [0.45, 0.14, 0, 0],
  },
  cherry: {
    tones: [1.31, 0.545],
    pale: [0.36, 0.18],
    grain: [0.0048, 0.55, 0.42, 0.3],
    surface: [0.42, 0.2, 0, 0],
  },
  walnut: {
    tones: [1.55, 0.29],
    pale: [0.26, 0.18],
    grain: [0.006, 0.7, 0.5, 0.4],
    surface: [0.4, 0.26, 0, 0],
  },
  spruce: {...plain, surface: [0.4, 0.02, 0.04, 0]},
  birch: {
    tones: [1, 0.65],
    pale: [0, 0],
    grain: [0.004, 0.3, 0.3, 0.1],
    surface: [0.5, 0.06, 0, 0],
  },
  linoleum: {...plain, tones: [1.12, 1.12], surface: [0.52, 0.01, 0.06, 0]},
  veneer: {
    tones: [1.22, 0.43],
    pale: [0.42, 0.18],
    grain: [0.0058, 0.55, 0.5, 0.5],
    surface: [0.42, 0.05, 0, 0.17],
  },
  steel: {...plain, tones: [0.92, 0.92], surface: [0.42, 0, 0.015, 0]},
};

/** Parts of the same name look the same. */
export const finishName = ({material, colored}: Part): string => `${material} ${colored ? 'chosen' : 'own'}`;

/** What a look's name means with this chosen colour, `#rrggbb`. */
export function createFinish(name: string, chosen: string): Finish {
  const [material, own] = name.split(' ') as [Material, 'chosen' | 'own'];
  const {tones, pale, grain, surface} = kinds[material];
  const amounts = linear(own === 'own' ? materials[material].color : chosen);
  const [weak, strong] = [Math.min(...amounts), Math.max(...amounts)];
  const saturation = strong ? 1 - weak / strong : 0;
  const grey = amounts.reduce((sum, amount) => sum + amount, 0) / 3;
  const toned = (index: 0 | 1) =>
    amounts.map(
      (amount, color) => (amount + (grey - amount) * pale[index] * saturation) * tones[index] * exposure[color]!,
    );
  return {light: toned(0), dark: toned(1), grain, surface};
}

/** What a screen shows of `#rrggbb` (sRGB) as amounts of light. */
function linear(color: string): number[] {
  return [1, 3, 5].map((start) => {
    const value = parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}
