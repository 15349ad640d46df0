import type {Plan} from 'joinery/plan/plan';
import {placeJoints} from 'joinery/plan/joints';
import {packPiece, type Dimensions} from 'joinery/plan/packages';

/** How a piece is delivered. The browser gets it from the worker, which packs the piece of the address. */
export interface Delivery {
  packages: Package[];
  /** Its panels come flat and are screwed together where it will stand. */
  isFlat: boolean;
}

/** What is carried in one piece: its three sides in mm, the largest first. */
interface Package {
  /** Without the protection of its edges, which comes off before a narrow door. */
  bare: Dimensions;
  packed: Dimensions;
}

/** What a page knows of a piece's delivery. */
export interface KnownDelivery {
  /** Perhaps that of the size before; `null` for a piece without a plan, and when the code couldn't be loaded. */
  latest: Delivery | null;
  /** Whether `latest` is that of the piece. */
  isCurrent: boolean;
  /** The code couldn't be loaded. */
  hasFailed: boolean;
}

function sortSides(size: Dimensions): Dimensions {
  const [length = 0, width = 0, thickness = 0] = size.map(Math.round).sort((a, b) => b - a);
  return [length, width, thickness];
}

/** Packs a piece as the workshop does (rule 19.3). It takes longer than a slider's step may. */
export function planDelivery({parts}: Pick<Plan, 'parts'>): Delivery {
  const {packages, onSite} = packPiece(parts, placeJoints(parts));
  return {
    packages: packages.map(({contentSize, size}) => ({bare: sortSides(contentSize), packed: sortSides(size)})),
    isFlat: onSite,
  };
}
