import type {Part} from '../plan/part';
import type {Material} from '../rules/construction';

/** How a surface looks. Colours are amounts of light, 0 to 1. */
interface Look {
  light: readonly number[];
  dark: readonly number[];
  /** Width of a year's ring in m, how dark its end, fibres and pores are. All zero for what has no grain. */
  grain: readonly [ring: number, rings: number, fibre: number, pore: number];
  /** Roughness, how much boards differ, how uneven a plain surface is, width of a leaf of veneer in m (0: a board). */
  surface: readonly [rough: number, vary: number, uneven: number, leaf: number];
}

type Kind = Pick<Look, 'grain' | 'surface'> & {
  /** What it looks like where it doesn't show the chosen colour. */
  color: string;
  /** Amount of light of the lightest and the darkest tone, as parts of the colour. */
  tones: readonly [light: number, dark: number];
};

const plain = {grain: [0, 0, 0, 0], tones: [1, 1]} as const;

const kinds: Record<Material, Kind> = {
  oak: {color: '#b98a56', tones: [1.34, 0.5], grain: [0.0052, 0.62, 0.55, 0.6], surface: [0.45, 0.2, 0, 0]},
  ash: {color: '#d8c3a0', tones: [1.14, 0.6], grain: [0.006, 0.7, 0.45, 0.3], surface: [0.45, 0.14, 0, 0]},
  cherry: {color: '#a0623e', tones: [1.16, 0.66], grain: [0.0045, 0.45, 0.4, 0.15], surface: [0.4, 0.16, 0, 0]},
  walnut: {color: '#6b4a32', tones: [1.3, 0.45], grain: [0.006, 0.7, 0.45, 0.4], surface: [0.4, 0.26, 0, 0]},
  spruce: {...plain, color: '#e3cd9f', surface: [0.6, 0.02, 0.04, 0]},
  birch: {color: '#e2cfab', tones: [1.05, 0.84], grain: [0.02, 0.3, 0.35, 0.1], surface: [0.5, 0.08, 0, 0]},
  linoleum: {...plain, color: '#4a5048', surface: [0.6, 0.01, 0.07, 0]},
  veneer: {color: '#b98a56', tones: [1.2, 0.6], grain: [0.0058, 0.55, 0.5, 0.5], surface: [0.42, 0.05, 0, 0.17]},
  steel: {...plain, color: '#8f9193', surface: [0.42, 0, 0.015, 0]},
};

/** Parts of the same name look the same. */
export const lookName = ({material, colored}: Part): string => `${material} ${colored ? 'chosen' : 'own'}`;

/** What a look's name means with this chosen colour, `#rrggbb`. */
export function lookOf(name: string, chosen: string): Look {
  const [material, own] = name.split(' ') as [Material, 'chosen' | 'own'];
  const {color, tones, grain, surface} = kinds[material];
  const amounts = linear(own === 'own' ? color : chosen);
  const grey = amounts.reduce((sum, amount) => sum + amount, 0) / 3;
  // Early wood is paler as well as lighter.
  const toned = (by: number, pale: number) =>
    amounts.map((amount) => Math.min(1, (amount + (grey - amount) * pale) * by));
  return {light: toned(tones[0], grain[0] ? 0.16 : 0), dark: toned(tones[1], 0), grain, surface};
}

/** What a screen shows of `#rrggbb` (sRGB) as amounts of light. */
function linear(color: string): number[] {
  return [1, 3, 5].map((start) => {
    const value = parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}
