import type {Part} from '../families/parts/part';
import {materials, toLinearLight, type Material} from '../families/parts/material';

/** The red, green and blue light on a piece, fitted to the exposure and the slightly warm light of the photographs. */
const exposure = [0.99, 0.97, 0.9] as const;

/** How a surface looks. Colours are amounts of light. */
interface Finish {
  light: readonly number[];
  dark: readonly number[];
  /** The width of an annual ring in m, and how dark its end, the fibres and the pores are. All zero without grain. */
  grain: readonly [ringWidth: number, ringDarkness: number, fibreDarkness: number, poreDarkness: number];
  /** Roughness, how much boards differ, how uneven a surface without grain is, width of a leaf of veneer in m (0 for a board). */
  surface: readonly [roughness: number, variation: number, unevenness: number, leafWidth: number];
}

type MaterialFinish = Pick<Finish, 'grain' | 'surface'> & {
  /** Amount of light of the lightest and the darkest tone, as parts of the colour. */
  tones: readonly [light: number, dark: number];
  /** How much paler the light and the dark tone are than a saturated colour on a screen. */
  paleness: readonly [light: number, dark: number];
};

const withoutGrain = {grain: [0, 0, 0, 0], tones: [1, 1], paleness: [0, 0]} as const;

/** Tones are fitted so that a colour of the studio gives those of its scene (`studio/pictures/scenes/materials.py`). */
const materialFinishes: Record<Material, MaterialFinish> = {
  oak: {
    tones: [1.19, 0.42],
    paleness: [0.42, 0.18],
    grain: [0.0052, 0.62, 0.55, 0.6],
    surface: [0.42, 0.2, 0, 0],
  },
  ash: {
    tones: [1.22, 0.55],
    paleness: [0.1, 0.1],
    grain: [0.006, 0.7, 0.45, 0.3],
    surface: [0.45, 0.14, 0, 0],
  },
  cherry: {
    tones: [1.31, 0.545],
    paleness: [0.36, 0.18],
    grain: [0.0048, 0.55, 0.42, 0.3],
    surface: [0.42, 0.2, 0, 0],
  },
  walnut: {
    tones: [1.55, 0.29],
    paleness: [0.26, 0.18],
    grain: [0.006, 0.7, 0.5, 0.4],
    surface: [0.4, 0.26, 0, 0],
  },
  spruce: {...withoutGrain, surface: [0.4, 0.02, 0.04, 0]},
  beech: {
    tones: [1.1, 0.6],
    paleness: [0.1, 0.1],
    grain: [0.004, 0.3, 0.4, 0.15],
    surface: [0.5, 0.06, 0, 0],
  },
  birch: {
    tones: [1, 0.65],
    paleness: [0, 0],
    grain: [0.004, 0.3, 0.3, 0.1],
    surface: [0.5, 0.06, 0, 0],
  },
  linoleum: {...withoutGrain, tones: [1.12, 1.12], surface: [0.52, 0.01, 0.06, 0]},
  veneer: {
    tones: [1.22, 0.43],
    paleness: [0.42, 0.18],
    grain: [0.0058, 0.55, 0.5, 0.5],
    surface: [0.42, 0.05, 0, 0.17],
  },
  steel: {...withoutGrain, tones: [0.92, 0.92], surface: [0.42, 0, 0.015, 0]},
};

/** Parts with the same key have the same finish. */
export const getFinishKey = ({material, colored}: Part): string => `${material} ${colored ? 'chosen' : 'own'}`;

/** Creates the finish of a key. `chosenColor` is `#rrggbb`. */
export function createFinish(key: string, chosenColor: string): Finish {
  const [material, colorSource] = key.split(' ') as [Material, 'chosen' | 'own'];
  const {tones, paleness, grain, surface} = materialFinishes[material];
  const amounts = toLinearLight(colorSource === 'own' ? materials[material].color : chosenColor);
  const [weakest, strongest] = [Math.min(...amounts), Math.max(...amounts)];
  const saturation = strongest ? 1 - weakest / strongest : 0;
  const grey = amounts.reduce((sum, amount) => sum + amount, 0) / 3;
  const applyTone = (tone: 0 | 1) =>
    amounts.map((amount, channel) => {
      const paleAmount = amount + (grey - amount) * paleness[tone] * saturation;
      return paleAmount * tones[tone] * exposure[channel]!;
    });
  return {light: applyTone(0), dark: applyTone(1), grain, surface};
}
