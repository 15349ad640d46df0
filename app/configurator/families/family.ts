import type {Material} from './material';
import type {Choices} from './choice';
import type {Part} from './part';

/** Outer size of a piece. Millimetres. */
export interface Size {
  length: number;
  depth: number;
  height: number;
}

/** A size of the construction, in mm; outside its limits it is a slip, or the plan doesn't work out. */
interface ConstructionSize {
  default: number;
  min: number;
  max: number;
}

/** From the front, from the left, from above. */
export type View = 'front' | 'left' | 'top';

/** What a piece is drawn with, the leading view first. Reaches are in mm. */
interface Arrangement {
  views: readonly View[];
  /** Somebody stands beside the piece. */
  person?: true;
  /** It stands with its back to a wall. */
  wall?: true;
  /** Chairs stand at the front, or all around. */
  chairs?: 'front' | 'around';
  /** How far plants reach above it. */
  plants?: number;
  /** The figure of its depth stands before the view from the left: behind it is the person, who is higher. */
  depthBefore?: true;
}

/** A piece as its parts are made of it. */
interface FamilyPiece<Name extends string> extends Size {
  sizes: Readonly<Record<Name, number>>;
  choices: Choices;
  /** Of what shows the chosen colour. */
  material: Material;
}

interface Seats {
  /** How many people sit along each side that has seats. */
  along: number;
  /** Somebody sits at each end. */
  ends: boolean;
}

/** Furniture that is built in one way: everything that differs from one family to the next. */
export interface Family<Name extends string = string> {
  /** A product whose handle contains it is of this family. Handles are the same in both languages. */
  handle: RegExp;
  /** `standard`: length and depth are chosen; `kliv`: length and height. */
  kind: 'standard' | 'kliv';
  /** Of a colour that names none. */
  material: Material;
  /** What a joiner may change by the metafield `konstruktion`, by its name there. */
  sizes: Readonly<Record<Name, ConstructionSize>>;
  /** The size that is the outer measure which isn't chosen. */
  fixed: NoInfer<Name>;
  /** What its width is called: of what has a front it is a depth. */
  widthName: 'width' | 'depth';
  drawing: Arrangement;
  /** Who sits at a piece of this length, or on it. */
  seats?(piece: Pick<FamilyPiece<NoInfer<Name>>, 'length' | 'sizes'>): Seats;
  /** Pure: the same piece always has the same parts (decision 016). */
  parts(piece: FamilyPiece<NoInfer<Name>>): Part[];
}

/** A family whose `parts` knows the names of its sizes. */
export const defineFamily = <Name extends string>(family: Family<Name>): Family => family;
