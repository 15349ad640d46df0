import {families, type FamilyName} from '../families/families';
import type {Size, View} from '../families/family';

/** The size of the sheet's view box. The margins are for figures and scale bar. */
export const sheet = {width: 600, height: 480};
const margin = {left: 76, top: 76, right: 24, bottom: 32};

/** The gap between two views, in units of the sheet: space for a dimension. With its figure it is larger. */
const gap = 64;
const figureGap = 104;

/** The space below a plan for the figure of its depth, if the plan is too narrow for it. */
const figureBelow = 48;

/** The gap before the person. */
const personGap = 24;

/** How far a chair extends beyond the edge, and the width of the person, in mm. */
export const chairReach = 300;
const person = {width: 560, half: 280, height: 1750};

/** A view's upper left corner on the sheet, and its size there. */
interface Place {
  view: View;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface DrawingLayout {
  /** Units of the sheet per millimetre. */
  scale: number;
  places: Place[];
  /** The floor's position on the sheet; `undefined` without a view from the side. */
  floor?: number;
  /** The person's position. */
  person?: number;
}

/**
 * Places the views in first-angle projection: the view from the left is right of the front, the plan is below it. All pieces of a
 * product share the scale at which `largest` just fits, so floor and plan stay in place whatever is chosen. Without `largest` the
 * leading view fills the sheet.
 */
export function drawingLayout(type: FamilyName, piece: Size, largest?: Size): DrawingLayout {
  const {views: all, person: beside, chairs, plants = 0, depthBefore} = families[type].drawing;
  const views = largest ? all : all.slice(0, 1);
  const hasPerson = largest && beside;
  const model = largest ?? piece;
  const has = (view: View) => views.includes(view);
  const side = chairs === 'around' ? chairReach : 0;
  const below = chairs ? chairReach : 0;
  const wide = ({length, depth}: Size) =>
    length + 2 * side + (has('left') ? depth : 0) + (hasPerson ? person.width : 0);
  const standing = ({height}: Size) => (has('front') ? Math.max(height + plants, hasPerson ? person.height : 0) : 0);
  const besideFront = depthBefore ? figureGap : gap;
  const besidePerson = hasPerson ? personGap : 0;
  const gaps = {
    across: (has('left') ? besideFront : 0) + besidePerson,
    down: has('front') && has('top') ? gap : 0,
    below: has('left') && has('top') ? figureBelow : 0,
  };
  const space = {
    across: sheet.width - margin.left - margin.right - gaps.across,
    down: sheet.height - margin.top - margin.bottom - gaps.down - gaps.below,
  };
  const lying = has('top') ? model.depth + side + below : 0;
  const scale = Math.min(space.across / wide(model), space.down / (standing(model) + lying));

  const free = (space.down - (standing(model) + lying) * scale) / 2;
  const floor = margin.top + free + standing(model) * scale;
  const left = margin.left + (space.across - wide(piece) * scale) / 2 + side * scale;
  const right = left + piece.length * scale + besideFront;
  const width = {front: piece.length, top: piece.length, left: piece.depth};
  const height = {front: piece.height, left: piece.height, top: piece.depth};
  // A plan alone is in the middle of the sheet.
  const alone = has('front') ? 0 : ((model.depth - piece.depth) * scale) / 2;
  const places = views.map((view) => ({
    view,
    x: view === 'left' ? right : left,
    y: view === 'top' ? floor + gaps.down + side * scale + alone : floor - piece.height * scale,
    width: width[view] * scale,
    height: height[view] * scale,
  }));
  return {
    scale,
    places,
    floor: has('front') ? floor : undefined,
    person: hasPerson && right + besidePerson + (piece.depth + person.width - person.half) * scale,
  };
}
