import {families, type FamilyName} from '../families/families';
import type {Size, View} from '../families/family';

/** The view box of a drawing. The margins are for its figures. */
export const viewBox = {width: 600, height: 480};
const margin = {left: 76, top: 76, right: 24, bottom: 32};

/** The gap between two views, in units of the view box: for a dimension, and for one whose figure is beside it. */
const gap = 64;
const figureGap = 104;

/** The space below a plan for the figure of its depth, if the plan is too narrow for it. */
const figureBelow = 48;

/** The gap before the person. */
const personGap = 24;

/** How far a chair extends beyond the edge, in mm. */
export const chairReach = 300;

/** Millimetres. */
const person = {width: 560, height: 1750};

/** The upper left corner and the size of a view, in units of the view box. */
interface Place {
  view: View;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface DrawingLayout {
  /** Units of the view box per millimetre. */
  scale: number;
  places: Place[];
  /** The floor's `y`; `undefined` without a view from the side. */
  floor?: number;
  /** The `x` of the person's middle. */
  person?: number;
}

/**
 * Places the views in first-angle projection: the view from the left is right of the front, the plan is below it. All pieces of a
 * product share the scale at which `largest` just fits, so floor and plan stay in place whatever is chosen. Without `largest` the
 * leading view fills the view box.
 */
export function computeLayout(type: FamilyName, piece: Size, largest?: Size): DrawingLayout {
  const {views: allViews, person: hasPersonBeside, chairs, plants = 0, hasDepthAtLeft} = families[type].drawing;
  const views = largest ? allViews : allViews.slice(0, 1);
  const hasPerson = largest && hasPersonBeside;
  const scaledPiece = largest ?? piece;
  const [hasFront, hasLeft, hasTop] = (['front', 'left', 'top'] as const).map((view) => views.includes(view));

  // Chairs reach beyond a plan: all around, or at the front only.
  const chairsAround = chairs === 'around' ? chairReach : 0;
  const chairsInFront = chairs ? chairReach : 0;
  const computeWidth = ({length, depth}: Size) =>
    length + 2 * chairsAround + (hasLeft ? depth : 0) + (hasPerson ? person.width : 0);
  const frontHeight = hasFront ? Math.max(scaledPiece.height + plants, hasPerson ? person.height : 0) : 0;
  const planHeight = hasTop ? scaledPiece.depth + chairsAround + chairsInFront : 0;

  const leftViewGap = hasDepthAtLeft ? figureGap : gap;
  const personMargin = hasPerson ? personGap : 0;
  const planGap = hasFront && hasTop ? gap : 0;
  const gapsAcross = (hasLeft ? leftViewGap : 0) + personMargin;
  const gapsDown = planGap + (hasLeft && hasTop ? figureBelow : 0);
  const space = {
    width: viewBox.width - margin.left - margin.right - gapsAcross,
    height: viewBox.height - margin.top - margin.bottom - gapsDown,
  };
  const scale = Math.min(space.width / computeWidth(scaledPiece), space.height / (frontHeight + planHeight));

  const freeHeight = space.height - (frontHeight + planHeight) * scale;
  const floor = margin.top + freeHeight / 2 + frontHeight * scale;
  const left = margin.left + (space.width - computeWidth(piece) * scale) / 2 + chairsAround * scale;
  const right = left + piece.length * scale + leftViewGap;
  const width = {front: piece.length, top: piece.length, left: piece.depth};
  const height = {front: piece.height, left: piece.height, top: piece.depth};
  // A plan alone is in the middle of the view box.
  const planOffset = hasFront ? 0 : ((scaledPiece.depth - piece.depth) * scale) / 2;
  const places = views.map((view) => ({
    view,
    x: view === 'left' ? right : left,
    y: view === 'top' ? floor + planGap + chairsAround * scale + planOffset : floor - piece.height * scale,
    width: width[view] * scale,
    height: height[view] * scale,
  }));
  return {
    scale,
    places,
    floor: hasFront ? floor : undefined,
    person: hasPerson && right + personMargin + (piece.depth + person.width / 2) * scale,
  };
}
