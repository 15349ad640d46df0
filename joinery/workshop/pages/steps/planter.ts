import type {Part} from '../../../families/parts/part';
import {getHigh, getLow} from '../../../plan/facing';
import {joinSentences, type ListSteps, type Text} from './step';

/** The height of a weld nut, and how much thread stays in it at least, in mm. */
const nut = {height: 6.5, leastThread: 5};

export const listPlanterSteps: ListSteps = ({parts, joints}) => {
  const isOneBlank = joints.some(({kind, parts: [, second]}) => kind === 'fold' && second.kind === 'base');
  const drains = parts.flatMap(({kind, openings}) => (kind === 'base' && openings) || []).length;
  const ties = parts.filter(({kind}) => kind === 'tie').length;
  return [
    drains > 0 && {
      de: `Außen: Der Boden hat ${drains} Ablauflöcher, siehe Bohrungen. Sie werden mit dem Zuschnitt geschnitten, für die Prüfung auf Dichtheit verschlossen und vor dem Beschichten entgratet.`,
      en: `Outdoors: the base has ${drains} drain holes, see the list of holes. They are cut with the blank, plugged for the test with water and deburred before coating.`,
    },
    ...(isOneBlank ? oneBlank : severalBlanks),
    ties > 0 && {
      de: 'Zuganker innen zwischen Vorder- und Rückwand heften und beidseits schweißen.',
      en: `Tack the ${ties > 1 ? 'ties' : 'tie'} inside between front and back wall and weld both ends.`,
    },
    {
      de: 'Anschweißmuttern von unten in die Bohrungen der Flansche setzen und schweißen. Erst dann Sockelstreifen und Flansche verbinden und mit Kehlnähten, a = 0,7 t, unter den Boden schweißen: Über den Muttern bleibt er geschlossen.',
      en: 'Set weld nuts into the holes of the flanges from below and weld them. Only then join strips and flanges of the plinth and weld them below the base with fillets, a = 0.7 t: above the nuts it stays closed.',
    },
    {
      de: `Wasserdichtheit prüfen, entfetten, strahlen, ${drains > 0 ? 'für außen mit Zink grundieren' : 'grundieren'}.`,
      en: `Test that it holds water, degrease, blast, ${drains > 0 ? 'prime with zinc for outdoors' : 'prime'}.`,
    },
    {
      de: `Gewinde abkleben. Alles${ties > 0 ? ' samt Zuganker' : ''} in der Farbe pulverbeschichten, dann die Wände abkleben und Sockel, Flansche und Stellfüße schwarz matt beschichten.`,
      en: `Mask the threads. Powder-coat all of it in the colour${ties > 0 ? `, ${ties > 1 ? 'ties' : 'tie'} included` : ''}, then mask the walls and coat plinth, flanges and feet matt black.`,
    },
    writeFeet(parts),
  ];
};

const weldedCorners: Text = {
  de: 'Senkrechte Ecken stumpf: Die Seitenwände enden zwischen Vorder- und Rückwand. Durchgehend dicht schweißen, außen bündig schleifen.',
  en: 'Upright corners are butted: the side walls end between front and back wall. Weld them tight all along, grind flush outside.',
};

/** All walls are folded up from the base. */
const oneBlank: readonly Text[] = [
  {
    de: 'Zuschnitt schneiden, Biegelinien anreißen. Erst die Umschläge kanten, dann die oberen Kanten, zuletzt die Wände.',
    en: 'Cut the blank, mark the bend lines. Fold the returns first, then the upper edges, the walls last.',
  },
  joinSentences(weldedCorners, {
    de: 'Freischnitte am Boden zuschweißen.',
    en: 'Weld up the reliefs of the base.',
  }),
];

/** The walls stand around the base. Nobody reaches its seams from above, between the returns. */
const severalBlanks: readonly Text[] = [
  {
    de: 'Zuschnitte schneiden, Biegelinien anreißen. An jeder Wand erst den Umschlag, dann die obere Kante kanten.',
    en: 'Cut the blanks, mark the bend lines. Fold the return of each wall first, then its upper edge.',
  },
  {
    de: 'Vorder- und Rückwand, dann die Seitenwände um den Boden heften. Den Boden ringsum von unten dicht schweißen, in Abschnitten von der Mitte jeder Naht nach außen: jetzt, denn unter Sockel und Flansche kommt man später nicht mehr.',
    en: 'Tack front and back wall, then the side walls around the base. Weld the base tight all around from below, in sections from the middle of each seam outwards: now, because plinth and flanges will be in the way.',
  },
  weldedCorners,
];

/** The thread of a foot ends below the base. It is turned out as far as the nut below the flange still holds it. */
function writeFeet(parts: readonly Part[]): Text | false {
  const [foot, flange] = [parts.find(({kind}) => kind === 'foot'), parts.find(({kind}) => kind === 'flange')];
  if (!foot || !flange) return false;
  const thread = Math.floor(getHigh(flange, 2) - getHigh(foot, 2));
  const nutBottom = getLow(flange, 2) - nut.height;
  const outwards = Math.floor(getHigh(flange, 2) - nutBottom - nut.leastThread);
  return {
    de: `Stellfüße eindrehen. Ihr Gewinde reicht bis unter den Boden: M8\u00a0×\u00a0${thread}. Aus der gezeichneten Lage lassen sie sich ${outwards}\u00a0mm herausdrehen.`,
    en: `Screw in the feet. Their thread ends below the base: M8\u00a0×\u00a0${thread}. From where they are drawn they can be turned out by ${outwards}\u00a0mm.`,
  };
}
