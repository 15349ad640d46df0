import type {ProductRecord} from 'demo-store/model';
import {cornersOf} from '~/configurator/plan/geometry';
import type {Part} from '~/configurator/families/part';
import {planOfPiece} from '~/configurator/plan/plan';
import {offerOf} from '~/configurator/rules/offer';
import {readPiece} from '~/configurator/rules/readPiece';
import {layersOf} from '~/configurator/view/layers';
import {offerSourceOf} from '../store/offerSourceOf';

/** A made-to-measure piece as the scenes of the pictures build it. Lengths in mm. */
interface ScenePiece {
  /** `#rrggbb` of what was chosen: the parts that show it take it. */
  color: string;
  parts: ScenePart[];
}

type ScenePart = Pick<
  Part,
  'id' | 'kind' | 'material' | 'size' | 'place' | 'turn' | 'grain' | 'bevel' | 'radius' | 'colored'
> & {
  /** Names of the parts that this one goes into by a lap. */
  laps: string[];
  /** How many parts lie below it where it ends in their surface. */
  layer: number;
  corners: ReturnType<typeof cornersOf>;
};

/** A picture's piece: a product in one of its colours, at the size that its page opens with unless another is given. */
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

/** The pieces of all pictures by the picture's name. @throws Error when a product has changed so that a picture's piece is not made */
export function scenePieces(products: readonly ProductRecord[]): Record<string, ScenePiece> {
  return Object.fromEntries(
    Object.entries(pictures).map(([name, {handle, color, size = {}}]) => {
      const product = products.find((candidate) => candidate.handle === handle);
      const offer = product && offerOf(offerSourceOf(product), 'de');
      if (!offer) throw new Error(`${name}: ${handle} is not made to measure.`);
      const chosen = color ? {...size, color} : size;
      const {piece} = readPiece(offer, new Map(Object.entries(chosen)), 'de');
      const plan = planOfPiece(piece);
      const value = piece.configuration.color.value;
      if (!plan || (color && value !== color.toLowerCase())) throw new Error(`${name}: no such piece of ${handle}.`);
      return [name, {color: value, parts: plan.parts.map(scenePart(layersOf(plan.parts)))}];
    }),
  );
}

const scenePart =
  (layers: readonly number[]) =>
  ({joints, ...part}: Part, index: number): ScenePart => {
    const laps = joints.flatMap((joint) => (joint.kind === 'lap' ? [joint.with] : []));
    return {...part, laps, layer: layers[index] ?? 0, corners: cornersOf({...part, joints})};
  };
