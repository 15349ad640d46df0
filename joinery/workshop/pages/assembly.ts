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
    'Je Bock: Riegel in die Sprossen, Sprossen in die Beine, Holm zwischen die Beine; alles verleimen.',
    'Steg durch beide Riegel stecken, Keile von oben einschlagen; beides bleibt trocken.',
    'Platte auflegen und mit den Winkeln an die Holme schrauben, Schraube in der Mitte des Langlochs.',
  ],
  en: [
    'Glue the staves into a top, rout the dovetail grooves from the back, cut the bevel.',
    'Slide the battens in from the back and glue only 50\u00a0mm in their middle: the top moves.',
    'For each trestle: rail into the rungs, rungs into the legs, beam between the legs; glue all.',
    'Put the stretcher through both rails and drive the keys in from above; both stay dry.',
    'Lay the top on and screw it to the beams by the brackets, screws in the middle of their slots.',
  ],
};

/** The order in which a piece is put together. The list of joints says what is glued. */
const steps: Record<Language, Steps> = {
  de: {
    board: ['Lamellen zur Platte verleimen, Kanten bearbeiten, ölen.'],
    table: trestleSteps.de,
    desk: [...trestleSteps.de, 'Nut für den Schieber von oben fräsen, Schieber lose einlegen.'],
    bench: [
      'Bretter zu Wangen verleimen, Keilschlitze sägen. Zapfenlöcher im Sitz oben um 0,5\u00a0mm je Seite quer zum Keil weiten.',
      'Jede Wange einzeln von unten in ihrer Neigung in den Sitz stecken, verleimen.',
      'Steg von einem Ende her durch alle Wangen schieben, verleimen.',
      'Keile mit Leim eintreiben, bündig putzen.',
    ],
    shelf: [
      'Böden in eine Seite einschieben, dann die andere Seite über alle Grate schieben; verleimen.',
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
      'Blech schneiden, Biegelinien anreißen. Erst die Umschläge kanten, dann die Kanten, zuletzt die Wände.',
      'Senkrechte Ecken stumpf: Die Seitenwände enden zwischen Vorder- und Rückwand. Durchgehend dicht schweißen, außen bündig schleifen.',
      'Zuganker (wenn vorhanden) heften und beidseits schweißen. Sockelstreifen und Flansche verbinden, unter den Boden schweißen.',
      'Anschweißmuttern von unten in die Bohrungen der Flansche setzen und schweißen; der Boden bleibt geschlossen.',
      'Wasserdichtheit prüfen, entfetten, strahlen, grundieren, pulverbeschichten; Gewinde abkleben.',
      'Stellfüße eindrehen. Ihr Stellweg ist der Abstand zwischen Fuß und Flansch weniger 6,5\u00a0mm für die Mutter.',
    ],
    outdoor: [
      'Außen: vor dem Beschichten vier Ablauflöcher Ø\u00a012 in den Boden bohren, 80\u00a0mm von beiden Wänden jeder Ecke.',
    ],
  },
  en: {
    board: ['Glue the staves into a top, finish its edges, oil it.'],
    table: trestleSteps.en,
    desk: [...trestleSteps.en, 'Rout the groove of the slide from above, lay the slide in loose.'],
    bench: [
      'Glue the boards into ends, saw the slots. Widen the seat’s mortises above by 0.5\u00a0mm on each side across the wedge.',
      'Put each end into the seat from below along its own lean; glue.',
      'Push the stretcher through all ends from one side; glue.',
      'Drive the wedges in with glue, plane them flush.',
    ],
    shelf: [
      'Slide the boards into one side, then the other side over all tongues; glue.',
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
      'Cut the sheet, mark the bend lines. Fold the returns first, then the edges, the walls last.',
      'Upright corners are butted: the side walls end between front and back. Weld them tight all along, grind flush outside.',
      'Tack the tie (if there is one) and weld both its ends. Join strips and flanges of the plinth, weld them below the base.',
      'Set weld nuts into the holes of the flanges from below and weld them; the base stays closed.',
      'Test that it holds water, degrease, blast, prime, powder-coat; mask the threads.',
      'Screw in the feet. They adjust by the gap between foot and flange less 6.5\u00a0mm for the nut.',
    ],
    outdoor: [
      'Outdoors: before coating drill four drain holes Ø\u00a012 into the base, 80\u00a0mm from both walls of each corner.',
    ],
  },
};

export const listAssemblySteps = (type: FamilyName, choices: Choices, language: Language): readonly string[] => [
  ...steps[language][type],
  ...(choices['environment'] === 'outdoor' ? steps[language].outdoor : []),
];
