import type {ProductRecord} from 'demo-store/model';
import {computeCorners} from 'joinery/plan/geometry';
import type {Part} from 'joinery/families/parts/part';
import {planPiece} from '~/configurator/piece/planPiece';
import {readOffer} from '~/configurator/offer/readOffer';
import {readPiece} from '~/configurator/piece/readPiece';
import {countLayers} from 'joinery/view/mesh';
import {offerSourceOf} from '../offerSourceOf';

/** A made-to-measure piece as the scenes of the pictures build it. Lengths in mm. */
interface ScenePiece {
  /** The chosen colour, `#rrggbb`, for the parts that are `colored`. */
  color: string;
  parts: ScenePart[];
}

type ScenePart = Pick<
  Part,
  'id' | 'kind' | 'material' | 'size' | 'place' | 'turn' | 'grain' | 'bevel' | 'radius' | 'colored'
> & {
  /** Ids of the parts that this part is joined to by a lap joint. */
  laps: string[];
  /** How many parts lie below this part, where its surface coincides with theirs. */
  layer: number;
  corners: ReturnType<typeof computeCorners>;
};

/**
 * The piece of each picture: a product in one of its colours. Without `size`, the piece has the size that the product's page
 * opens with.
 */
const pictures: Record<string, {handle: string; color: string; size?: Record<string, string>}> = {
  'tisch-eiche': {handle: 'konfigurator-tisch', color: '#B98A56'},
  'tisch-esche': {handle: 'konfigurator-tisch', color: '#2A2725'},
  'tisch-kirschbaum': {handle: 'konfigurator-tisch', color: '#A9673F'},
  'tisch-nussbaum': {handle: 'konfigurator-tisch', color: '#6B4A32'},
  'schreibtisch-eiche': {handle: 'schreibtisch-nach-mass', color: '#B98A56'},
  'schreibtisch-esche': {handle: 'schreibtisch-nach-mass', color: '#2A2725'},
  'schreibtisch-kirschbaum': {handle: 'schreibtisch-nach-mass', color: '#A9673F'},
  'schreibtisch-nussbaum': {handle: 'schreibtisch-nach-mass', color: '#6B4A32'},
  'regal-eiche': {handle: 'custom-shelf', color: '#B98A56'},
  'regal-eiche-weiss': {handle: 'custom-shelf', color: '#CDB490'},
  'regal-kreide': {handle: 'custom-shelf', color: '#EAE5D9'},
  'regal-graugruen': {handle: 'custom-shelf', color: '#7C8677'},
  'regal-umbra': {handle: 'custom-shelf', color: '#5B4A3C'},
  'schrank-eiche': {handle: 'individueller-schrank', color: '#B98A56'},
  'schrank-elfenbein': {handle: 'individueller-schrank', color: '#DDD3BE'},
  'schrank-salbei': {handle: 'individueller-schrank', color: '#8E9A86'},
  'schrank-ziegel': {handle: 'individueller-schrank', color: '#8C4A38'},
  'schrank-anthrazit': {handle: 'individueller-schrank', color: '#3A3A3A'},
  'galerie-eiche': {handle: 'sideboard-nach-mass', color: '#B98A56'},
  'galerie-elfenbein': {handle: 'sideboard-nach-mass', color: '#DDD3BE'},
  'galerie-salbei': {handle: 'sideboard-nach-mass', color: '#8E9A86'},
  'galerie-ziegel': {handle: 'sideboard-nach-mass', color: '#8C4A38'},
  'galerie-anthrazit': {handle: 'sideboard-nach-mass', color: '#3A3A3A'},
  'bank-eiche': {handle: 'sitzbank-nach-mass', color: ''},
  'tischplatte-eiche': {handle: 'tischplatte-nach-mass', color: '', size: {length: '160', width: '80'}},
  'kliv-reinweiss': {handle: 'kliv', color: '#F1EDE1'},
  'kliv-moosgruen': {handle: 'kliv', color: '#114232'},
  'kliv-oxidrot': {handle: 'kliv', color: '#6D342D'},
  'kliv-anthrazit': {handle: 'kliv', color: '#383E42'},
  'kliv-taubenblau': {handle: 'kliv', color: '#637D96'},
  'kliv-rotorange': {handle: 'kliv', color: '#BA4C1D'},
  'kliv1-reinweiss': {handle: 'kliv_v1', color: '#F1EDE1'},
  'kliv1-moosgruen': {handle: 'kliv_v1', color: '#114232'},
  'kliv1-oxidrot': {handle: 'kliv_v1', color: '#6D342D'},
  'kliv1-anthrazit': {handle: 'kliv_v1', color: '#383E42'},
  'kliv1-taubenblau': {handle: 'kliv_v1', color: '#637D96'},
  'kliv1-rotorange': {handle: 'kliv_v1', color: '#BA4C1D'},
};

/** The pieces of all pictures by the picture's name. @throws Error when a product no longer offers the piece of a picture */
export function scenePieces(products: readonly ProductRecord[]): Record<string, ScenePiece> {
  return Object.fromEntries(
    Object.entries(pictures).map(([name, {handle, color, size = {}}]) => {
      const product = products.find((candidate) => candidate.handle === handle);
      const offer = product && readOffer(offerSourceOf(product), 'de').offer;
      if (!offer) throw new Error(`${name}: ${handle} is not made to measure.`);
      const selection = color ? {...size, color} : size;
      const {piece} = readPiece(offer, new Map(Object.entries(selection)), 'de');
      const plan = planPiece(piece);
      const value = piece.configuration.color.value;
      if (!plan || (color && value !== color.toLowerCase())) throw new Error(`${name}: no such piece of ${handle}.`);
      const layers = countLayers(plan.parts);
      const parts = plan.parts.map((part, index) => toScenePart(part, layers[index] ?? 0));
      return [name, {color: value, parts}];
    }),
  );
}

function toScenePart({joints, ...part}: Part, layer: number): ScenePart {
  const laps = joints.flatMap((joint) => (joint.kind === 'lap' ? [joint.with] : []));
  return {...part, laps, layer, corners: computeCorners({...part, joints})};
}
