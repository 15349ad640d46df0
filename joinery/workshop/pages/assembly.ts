import type {Language} from '~/i18n/language';
import type {Choices} from '../../families/family';
import type {FamilyName} from '../../families/families';

/** The steps of each family, and those that a piece for outdoors needs besides. */
type Steps = Record<FamilyName | 'outdoor', readonly string[]>;

/** Tables and desks stand on trestles. */
const trestleSteps = {
  de: [
    'Lamellen zur Platte verleimen, Gratnuten von hinten fräsen, Fase anschneiden.',
    'Gratleisten von hinten einschieben und nur auf 50\u00a0mm in ihrer Mitte verleimen: Die Platte arbeitet.',
    'Je Bock: Zapfen des Riegels bis an die Absätze in die Sprossen, Sprossen in die Beine, Holm zwischen die Beine; alles verleimen.',
    'Keillöcher in den Steg stemmen, dann erst die Absätze sägen. Böcke von beiden Enden auf den Steg stecken, bis die Riegel an den Absätzen anliegen, Keile von oben einschlagen; beides bleibt trocken.',
    'Winkel an die Holme schrauben, Platte auflegen und von unten durch die Mitte der Langlöcher anschrauben.',
  ],
  en: [
    'Glue the staves into a top, rout the dovetail grooves from the back, cut the bevel.',
    'Slide the battens in from the back and glue only 50\u00a0mm in their middle: the top moves.',
    'For each trestle: the rail’s tenons into the rungs up to the shoulders, rungs into the legs, beam between the legs; glue all.',
    'Chop the slots for the keys into the stretcher, only then saw its shoulders. Push the trestles onto the stretcher from both ends until the rails meet the shoulders, and drive the keys in from above; both stay dry.',
    'Screw the brackets to the beams, lay the top on and screw it on from below through the middle of the slots.',
  ],
};

/** The order in which a piece is put together. The list of joints says what is glued. */
const steps: Record<Language, Steps> = {
  de: {
    board: ['Lamellen zur Platte verleimen, Kanten bearbeiten, ölen.'],
    table: trestleSteps.de,
    desk: [
      'In die hinterste Lamelle den Durchbruch für Kabel und darüber die Tasche des Schiebers fräsen, Ecken mit 5\u00a0mm Radius.',
      ...trestleSteps.de,
      'Ecken des Schiebers mit 5\u00a0mm Radius runden. Er liegt mit 0,5\u00a0mm Luft lose in der Tasche und wird von unten durch den Durchbruch herausgedrückt.',
    ],
    bench: [
      'Bretter zu Wangen verleimen, Keilschlitze sägen. Zapfenlöcher im Sitz oben um 0,5\u00a0mm je Seite quer zum Keil weiten.',
      'Jede Wange einzeln von unten in ihrer Neigung in den Sitz stecken, verleimen.',
      'Steg von einem Ende her durch alle Wangen schieben, verleimen.',
      'Keile mit Leim eintreiben, bündig putzen.',
    ],
    shelf: [
      'Leim nur in die vorderen 50\u00a0mm der Gratnuten geben: Er greift erst auf dem letzten Stück. Böden von hinten in eine Seite einschieben, dann die andere Seite von vorn über alle Grate.',
      'Mittelseiten von vorn in ihre Nuten schieben, verleimen.',
      'Leiste von hinten unter den obersten Boden leimen und an die Mittelseite schrauben.',
      'Zwei Korpusse erst am Platz mit den Verbindern zusammenschrauben; durch die Leiste und mit den Winkeln an der Wand befestigen.',
    ],
    wardrobe: [
      'Schubkästen: Boden in die Nuten, Ecken verleimen; der Boden bleibt trocken.',
      'Nuten der Seiten fräsen, erst danach die Vorderkanten belegen: Der Anleimer schließt die Nuten.',
      'Sockelbretter unter die Unterböden leimen: vorn und hinten auf Dübel, die anderen unter die Nuten der Mittelseiten. Geliefert wird flach; ab hier kein Leim.',
      'Am Platz jeden Korpus auf seinen Vorderkanten aufbauen: Mittelseiten in die Nuten von Unterboden und Oberboden stecken; von oben anschrauben, von unten neben den Enden der Sockelbretter.',
      'Bolzen in die Seiten drehen, Seiten auf die Enden der Böden schieben, Exzenter von unten und von oben anziehen. Zwischenböden von hinten in ihre Nuten schieben.',
      'Rückwände von hinten in die Falze der Seiten legen und ringsum anschrauben, dabei den Korpus ausrichten.',
      'Aufrichten. Zwei Korpusse nebeneinanderstellen und ihre mittleren Seiten mit den Verbindern zusammenschrauben.',
      'Mit den Winkeln an der Wand befestigen, dann Stangen, Auszüge, Türen und Schubkastenfronten.',
    ],
    sideboard: [
      'Schubkästen: Boden in die Nuten, Ecken verleimen; der Boden bleibt trocken.',
      'Mittelseiten in den Unterboden, Seiten an den Unterboden, Oberboden auf Dübel und Mittelseiten; verleimen.',
      'Rückwand sofort von hinten in die Falze der Seiten legen und ringsum anschrauben, dabei den Korpus ausrichten.',
      'Korpus auf den Oberboden legen. Sockel verleimen und unter den Unterboden dübeln, oder Riegel unter den Unterboden dübeln und leimen.',
      'Beine: Platten von unten auf den Unterboden schrauben. Stockschrauben mit Leim in die Beine drehen, bis 8\u00a0mm vorstehen, Beine in die Platten drehen; die Stockschraube so weit nachstellen, dass ein festes Bein gerade steht.',
      'Zwischenböden, Auszüge, Türen und Schubkastenfronten; mit den Winkeln an der Wand befestigen.',
    ],
    planter: [
      'Zuschnitte schneiden, Biegelinien anreißen. Erst die Umschläge kanten, dann die Kanten. Ist der Boden Teil des Zuschnitts, zuletzt die Wände.',
      'Nur Wände, die höchstens 300\u00a0mm hoch und 100\u00a0mm niedriger sind als die kürzere Seite des Bodens, kommen beim Kanten an der Presse vorbei. Andere sind eigene Zuschnitte: Vorder- und Rückwand, dann die Seitenwände um den Boden heften; den Boden ringsum von innen dicht schweißen, in Abschnitten von der Mitte jeder Naht nach außen.',
      'Senkrechte Ecken stumpf: Die Seitenwände enden zwischen Vorder- und Rückwand. Durchgehend dicht schweißen, Freischnitte am Boden zuschweißen, außen bündig schleifen.',
      'Zuganker (wenn vorhanden) heften und beidseits schweißen. Sockelstreifen und Flansche verbinden, unter den Boden schweißen.',
      'Anschweißmuttern von unten in die Bohrungen der Flansche setzen und schweißen; über ihnen bleibt der Boden geschlossen.',
      'Wasserdichtheit prüfen, entfetten, strahlen, grundieren, pulverbeschichten; Gewinde abkleben.',
      'Stellfüße eindrehen. Ihr Stellweg ist der Abstand zwischen Fuß und Flansch weniger 6,5\u00a0mm für die Mutter.',
    ],
    outdoor: [
      'Außen: Der Boden hat vier Ablauflöcher, siehe Bohrungen. Sie werden mit dem Zuschnitt geschnitten, für die Prüfung auf Dichtheit verschlossen und vor dem Beschichten entgratet.',
    ],
  },
  en: {
    board: ['Glue the staves into a top, finish its edges, oil it.'],
    table: trestleSteps.en,
    desk: [
      'Rout the opening for cables into the stave at the back and above it the pocket of the slide, corners to a radius of 5\u00a0mm.',
      ...trestleSteps.en,
      'Round the corners of the slide to 5\u00a0mm. It lies loose in its pocket with 0.5\u00a0mm of room all around and is pushed out from below, through the opening.',
    ],
    bench: [
      'Glue the boards into ends, saw the slots. Widen the seat’s mortises above by 0.5\u00a0mm on each side across the wedge.',
      'Put each end into the seat from below along its own lean; glue.',
      'Push the stretcher through all ends from one side; glue.',
      'Drive the wedges in with glue, plane them flush.',
    ],
    shelf: [
      'Glue the front 50\u00a0mm of the dovetail grooves only: it grips on the last stretch. Slide the boards into one side from behind, then the other side over all tongues from the front.',
      'Push the uprights into their grooves from the front; glue.',
      'Glue the batten below the highest board from behind and screw it to the upright.',
      'Bolt two carcasses together only where they will stand; fix to the wall through the batten and with the brackets.',
    ],
    wardrobe: [
      'Drawers: bottom into its grooves, glue the corners; the bottom stays dry.',
      'Cut the grooves of the sides, and only then lip their front edges: the lipping closes the grooves.',
      'Glue the plinth boards below the bottoms: those at front and rear on dowels, the others below the grooves of the uprights. It is delivered flat; no glue from here on.',
      'Where it will stand, build each carcass on its front edges: put the uprights into the grooves of bottom and top; screw them on from above, and from below beside the ends of the plinth boards.',
      'Turn the bolts into the sides, push the sides onto the ends of bottom and top, tighten the cams from below and from above. Slide the shelves into their grooves from behind.',
      'Lay the backs into the rebates of the sides from behind and screw them on all around, squaring the carcass.',
      'Set it up. Put two carcasses side by side and bolt together the sides that meet.',
      'Fix to the wall with the brackets, then rails, slides, doors and drawer fronts.',
    ],
    sideboard: [
      'Drawers: bottom into its grooves, glue the corners; the bottom stays dry.',
      'Uprights into the bottom, sides onto the bottom, top onto dowels and uprights; glue.',
      'Lay the back into the rebates of the sides from behind at once and screw it on all around, squaring the carcass.',
      'Lay the carcass on its top. Glue the plinth and dowel it below the bottom, or dowel and glue the rails below the bottom.',
      'Legs: screw the plates onto the bottom from below. Turn the hanger bolts into the legs with glue until 8\u00a0mm stand out, then the legs into the plates; adjust the bolt so that a tight leg stands square.',
      'Shelves, slides, doors and drawer fronts; fix to the wall with the brackets.',
    ],
    planter: [
      'Cut the blanks, mark the bend lines. Fold the returns first, then the edges; the walls last where the base is part of the blank.',
      'Only walls that are at most 300\u00a0mm high, and 100\u00a0mm lower than the shorter side of the base, clear the press when folded. Others are blanks of their own: tack front and back, then the side walls around the base; weld the base tight all around from inside, in sections from the middle of each seam outwards.',
      'Upright corners are butted: the side walls end between front and back. Weld them tight all along, weld up the reliefs of the base, grind flush outside.',
      'Tack the tie (if there is one) and weld both its ends. Join strips and flanges of the plinth, weld them below the base.',
      'Set weld nuts into the holes of the flanges from below and weld them; above them the base stays closed.',
      'Test that it holds water, degrease, blast, prime, powder-coat; mask the threads.',
      'Screw in the feet. They adjust by the gap between foot and flange less 6.5\u00a0mm for the nut.',
    ],
    outdoor: [
      'Outdoors: the base has four drain holes, see the list of holes. They are cut with the blank, plugged for the test with water and deburred before coating.',
    ],
  },
};

export const listAssemblySteps = (type: FamilyName, choices: Choices, language: Language): readonly string[] => [
  ...(choices['environment'] === 'outdoor' ? steps[language].outdoor : []),
  ...steps[language][type],
];
