import type {PartKind} from '../../../families/parts/part';
import {findBond} from '../../../plan/bond';
import {joinSentences, writeWithNames, type BuiltPiece, type ListSteps, type Text} from './step';

/** Whether two carcasses are bolted together. */
const hasTwoCarcasses = ({joints}: BuiltPiece) => joints.some(({kind}) => kind === 'bolt');

/** What a back is screwed to, in the order of the sentence. */
const backHolders: readonly (readonly [PartKind, Text])[] = [
  ['side', {de: 'Seiten', en: 'sides'}],
  ['upright', {de: 'Mittelseiten', en: 'uprights'}],
  ['bottom', {de: 'Unterboden', en: 'bottom'}],
  ['top', {de: 'Oberboden', en: 'top'}],
];

/** What is put into a carcass or hung on it at last. */
const insets: readonly (readonly [PartKind, Text])[] = [
  ['clothesRail', {de: 'Kleiderstangen', en: 'clothes rails'}],
  ['shelf', {de: 'Zwischenböden', en: 'shelves'}],
  ['drawerSide', {de: 'Auszüge', en: 'slides'}],
  ['door', {de: 'Türen', en: 'doors'}],
  ['drawerFront', {de: 'Schubkastenfronten', en: 'drawer fronts'}],
];

const pickNames = (names: readonly (readonly [PartKind, Text])[], isNamed: (kind: PartKind) => boolean): Text[] =>
  names.flatMap(([kind, name]) => (isNamed(kind) ? [name] : []));

const rawGlueFaces: Text = {
  de: 'Oberflächen vor dem Verleimen fertig behandeln; alle Leimflächen roh lassen.',
  en: 'Finish all surfaces before gluing; leave all faces that are glued raw.',
};

/** What is done to drawers and lipped sides before a carcass is put together. */
const listPreparations = ({has, parts}: BuiltPiece) => [
  has('drawerSide') && {
    de: 'Schubkästen: Boden in die Nuten, Ecken verleimen; der Boden bleibt trocken.',
    en: 'Drawers: bottom into its grooves, glue the corners; the bottom stays dry.',
  },
  parts.some(({kind, lipped}) => kind === 'side' && lipped) && {
    de: 'Nuten der Seiten fräsen, erst danach die Vorderkanten belegen: Der Anleimer schließt die Nuten.',
    en: 'Cut the grooves of the sides, and only then lip their front edges: the lipping closes the grooves.',
  },
];

/** The backs square a carcass, before its glue sets if it is glued. They are screwed to the parts that are named. */
function writeBackStep({parts, joints}: BuiltPiece, isGlued: boolean): Text {
  const held = joints.filter(({parts: [first], fasteners}) => first.kind === 'back' && fasteners.length);
  const names = pickNames(backHolders, (kind) => held.some(({parts: [, second]}) => second.kind === kind));
  const isOne = parts.filter(({kind}) => kind === 'back').length === 1;
  return writeWithNames(names, {
    de: (list) =>
      `${isOne ? 'Rückwand' : 'Rückwände'} ${isGlued ? 'sofort ' : ''}von hinten in die Falze der Seiten legen und an ${list} anschrauben, dabei den Korpus ausrichten.`,
    en: (list) =>
      `Lay the ${isOne ? 'back' : 'backs'} into the rebates of the sides from behind ${isGlued ? 'at once ' : ''}and screw to ${list}, squaring the carcass.`,
  });
}

export const listShelfSteps: ListSteps = (piece) => [
  rawGlueFaces,
  joinSentences(
    piece.joints.some((joint) => findBond(joint, piece.joints) === 'frontOnly')
      ? {
          de: 'Leim nur in die vorderen 50\u00a0mm der Gratnuten geben: Er greift erst auf dem letzten Stück.',
          en: 'Glue the front 50\u00a0mm of the dovetail grooves only: it grips on the last stretch.',
        }
      : {
          de: 'Gratnuten auf ganzer Länge dünn mit Leim angeben: Dreischichtplatten arbeiten nicht.',
          en: 'Glue the dovetail grooves thinly along all their length: three-layer boards don’t move.',
        },
    {
      de: 'Böden von hinten in eine Seite einschieben, dann die andere Seite von vorn über alle Grate.',
      en: 'Slide the boards into one side from behind, then the other side over all tongues from the front.',
    },
  ),
  {
    de: 'Mittelseiten von vorn in ihre Nuten schieben, verleimen.',
    en: 'Push the uprights into their grooves from the front; glue.',
  },
  {
    de: 'Leiste von hinten unter den obersten Boden leimen und an die oberste Mittelseite schrauben.',
    en: 'Glue the batten below the highest of the boards from behind and screw it to the highest of the uprights.',
  },
  hasTwoCarcasses(piece) && {
    de: 'Die beiden Korpusse erst am Platz mit den Verbindern zusammenschrauben.',
    en: 'Bolt the two carcasses together only where they will stand.',
  },
  {
    de: 'Durch die Bohrungen der Leiste mit Schrauben und Dübeln an der Wand befestigen.',
    en: 'Fix to the wall with screws and plugs, through the holes of the batten.',
  },
];

export const listWardrobeSteps: ListSteps = (piece) => {
  const isTwo = hasTwoCarcasses(piece);
  const {has, parts} = piece;
  return [
    ...listPreparations(piece),
    rawGlueFaces,
    joinSentences(
      {
        de: `Sockelbretter unter ${isTwo ? 'die Unterböden' : 'den Unterboden'} leimen: vorn und hinten auf Dübel.`,
        en: `Glue the plinth boards below the ${isTwo ? 'bottoms' : 'bottom'}: those at front and rear on dowels.`,
      },
      parts.some(({kind, grain}) => kind === 'plinth' && grain === 'y') && {
        de: 'Die anderen kommen dazwischen nach der Lage der Teile.',
        en: 'The others go between them by the list of positions.',
      },
      {
        de: 'Geliefert wird flach; ab hier kein Leim.',
        en: 'It is delivered flat; no glue from here on.',
      },
    ),
    joinSentences(
      {
        de: `Am Platz ${isTwo ? 'jeden' : 'den'} Korpus auf seinen Vorderkanten aufbauen.`,
        en: `Where it will stand, build ${isTwo ? 'each' : 'the'} carcass on its front edges.`,
      },
      has('upright') && {
        de: 'Mittelseiten in die Nuten von Unterboden und Oberboden stecken; von oben anschrauben, von unten neben den Enden der Sockelbretter.',
        en: 'Put the uprights into the grooves of bottom and top; screw them on from above, and from below beside the ends of the plinth boards.',
      },
    ),
    {
      de: 'Bolzen in die Seiten drehen, Seiten auf die Enden von Unterboden und Oberboden schieben, Exzenter von unten und von oben anziehen. Zwischenböden von hinten in ihre Nuten schieben.',
      en: 'Turn the bolts into the sides, push the sides onto the ends of bottom and top, tighten the cams from below and from above. Slide the shelves into their grooves from behind.',
    },
    writeBackStep(piece, false),
    writeRaising(parts, isTwo),
    isTwo && {
      de: 'Die beiden Korpusse nebeneinanderstellen und ihre mittleren Seiten mit den Verbindern zusammenschrauben.',
      en: 'Put the two carcasses side by side and bolt together the sides that meet.',
    },
    writeLastStep(piece),
  ];
};

/** A carcass that is built lying turns about its lower edge: the ceiling must be higher than its diagonal. */
function writeRaising(parts: BuiltPiece['parts'], isTwo: boolean): Text {
  const sides = parts.filter(({kind}) => kind === 'side');
  const diagonal = Math.ceil(Math.max(...sides.map(({size}) => Math.hypot(size[1], size[2]))));
  return {
    de: `${isTwo ? 'Jeden' : 'Den'} Korpus mindestens zu zweit aufrichten. Zum Aufrichten braucht es ${diagonal}\u00a0mm Raumhöhe.`,
    en: `Raise ${isTwo ? 'each' : 'the'} carcass with at least two people. Raising it takes a ceiling height of ${diagonal}\u00a0mm.`,
  };
}

/** What is put in at last. Shelves in grooves are in already. */
function writeLastStep({has, joints}: BuiltPiece): Text {
  const isGrooved = joints.some(({kind, parts: [first]}) => kind === 'dado' && first.kind === 'shelf');
  const names = pickNames(insets, (kind) => has(kind) && !(kind === 'shelf' && isGrooved));
  return writeWithNames(names, {
    de: (list) => `Mit den Winkeln an der Wand befestigen, dann ${list} einbauen.`,
    en: (list) => `Fix to the wall with the brackets, then put in ${list}.`,
  });
}

export const listSideboardSteps: ListSteps = (piece) => {
  const {has} = piece;
  return [
    ...listPreparations(piece),
    rawGlueFaces,
    joinSentences(
      has('upright') && {
        de: 'Mittelseiten in die Nuten des Unterbodens stecken; sie greifen auch in die Nuten des Oberbodens.',
        en: 'Put the uprights into the grooves of the bottom; they reach into those of the top as well.',
      },
      {
        de: 'Seiten an den Unterboden, Oberboden auf die Dübel der Seiten; alles verleimen.',
        en: 'Sides onto the bottom, top onto the dowels of the sides; glue all.',
      },
    ),
    writeBackStep(piece, true),
    {de: 'Korpus zu zweit auf den Oberboden legen.', en: 'Two people lay the carcass on its top.'},
    has('plinth') && {
      de: 'Sockel verleimen, unter den Unterboden dübeln und leimen.',
      en: 'Glue the plinth, dowel and glue it below the bottom.',
    },
    has('rail') && {
      de: 'Riegel unter den Unterboden dübeln und leimen.',
      en: 'Dowel and glue the rails below the bottom.',
    },
    has('leg') && {
      de: 'Beine: Platten von unten auf den Unterboden schrauben. Stockschrauben mit Leim in die Beine drehen, bis 8\u00a0mm vorstehen, Beine in die Platten drehen; die Stockschraube so weit nachstellen, dass ein festes Bein gerade steht.',
      en: 'Legs: screw the plates onto the bottom from below. Turn the hanger bolts into the legs with glue until 8\u00a0mm stand out, then the legs into the plates; adjust the bolt so that a tight leg stands square.',
    },
    has('leg')
      ? {
          de: 'Zu zweit anheben, umdrehen und gerade auf alle Beine stellen, nicht über zwei von ihnen kippen.',
          en: 'Two people lift it, turn it over and set it straight down on all legs, never tipping it over two of them.',
        }
      : {de: 'Zu zweit umdrehen und auf den Sockel stellen.', en: 'Two people turn it over and set it on its plinth.'},
    writeLastStep(piece),
  ];
};
