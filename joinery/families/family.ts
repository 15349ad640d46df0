import type {Material} from './parts/material';
import type {Language} from '~/i18n/language';
import type {Part} from './parts/part';

/** The outer size of a piece. Millimetres. */
export interface Size {
  length: number;
  depth: number;
  height: number;
}

/** A size of the construction, in mm. Outside its limits it is a typing error, or the parts don't fit together. */
interface ConstructionSize {
  default: number;
  min: number;
  max: number;
}

/** `value` matches `[a-z]+` and is unique among the options of all choices, because a piece is named by its values alone. */
export interface Option {
  value: string;
  label: Record<Language, string>;
}

/** What is decided beside measures and colour. `name` matches `[a-z]+`, and differs from all fields of a form that it is sent with. */
export interface Choice {
  name: string;
  label: Record<Language, string>;
  /** The first one is the default. */
  options: readonly [Option, ...Option[]];
}

/** The value of the chosen option by the name of its choice. */
export type Choices = Readonly<Record<string, string>>;

/** From the front, from the left, from above. */
export type View = 'front' | 'left' | 'top';

/** The views of a drawing, the leading one first, and what they show beside the piece. */
interface Arrangement {
  views: readonly View[];
  /** A person stands beside the piece. */
  person?: true;
  /** It stands with its back to a wall. */
  wall?: true;
  /** Chairs stand at the front, or all around. */
  chairs?: 'front' | 'around';
  /** How far plants reach above it, in mm. */
  plants?: number;
  /** The figure of its depth is at the left of the view from the left, because the person at the right is higher. */
  hasDepthAtLeft?: true;
}

/** What the parts of a piece follow from. */
interface FamilyPiece<Name extends string> extends Size {
  sizes: Readonly<Record<Name, number>>;
  choices: Choices;
  /** The material of the parts that show the chosen colour. */
  material: Material;
}

interface Seats {
  /** How many people sit along each side that has seats. */
  perSide: number;
  /** A person sits at each end. */
  hasEndSeats: boolean;
}

/** Furniture that is built in one way. Everything that differs between families is here. */
export interface Family<Name extends string = string> {
  /** The measure that is chosen beside the length. A piece with a front has a depth, one without has a width. */
  secondMeasure: 'width' | 'depth' | 'height';
  /** The material of a colour for which the construction names none. */
  material: Material;
  /** The sizes that a construction may change, by their names. */
  sizes: Readonly<Record<Name, ConstructionSize>>;
  /** The third outer measure, which can't be chosen: the name of its size. */
  fixedSize: NoInfer<Name>;
  drawing: Arrangement;
  /** How people sit at a piece of this length, or on it. */
  arrangeSeats?(piece: Pick<FamilyPiece<NoInfer<Name>>, 'length' | 'sizes'>): Seats;
  /** Pure: the same piece always has the same parts (decision 016). */
  createParts(piece: FamilyPiece<NoInfer<Name>>): Part[];
}

/** Gives `createParts` the names of the family's sizes as types. */
export const defineFamily = <Name extends string>(family: Family<Name>): Family => family;
