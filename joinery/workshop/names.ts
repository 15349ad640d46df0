import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import type {Material} from '../families/parts/material';
import type {Face, PartKind} from '../families/parts/part';
import type {Fitting} from '../plan/facing';
import type {PlacedJoint} from '../plan/joints';
import type {Cut} from './cutting/cut';

/** Names of parts, and of the blank that several are folded from. */
export const partNames = defineMessages<Record<PartKind | 'blank', string>>({
  de: {
    stave: 'Lamelle',
    batten: 'Leiste',
    beam: 'Holm',
    clothesRail: 'Kleiderstange',
    rail: 'Riegel',
    rung: 'Sprosse',
    leg: 'Bein',
    stretcher: 'Steg',
    key: 'Keil',
    wedge: 'Zapfenkeil',
    slide: 'Schieber',
    seat: 'Sitz',
    end: 'Wange',
    drawerFront: 'Schubkastenfront',
    drawerSide: 'Schubkastenseite',
    drawerEnd: 'Schubkastenstirn',
    drawerFloor: 'Schubkastenboden',
    side: 'Seite',
    board: 'Boden',
    upright: 'Mittelseite',
    bottom: 'Unterboden',
    top: 'Oberboden',
    plinth: 'Sockel',
    flange: 'Sockelflansch',
    back: 'Rückwand',
    door: 'Tür',
    shelf: 'Zwischenboden',
    tie: 'Zuganker',
    foot: 'Stellfuß',
    blank: 'Blechzuschnitt',
    base: 'Bodenblech',
    wall: 'Wand',
    edge: 'Kante',
    return: 'Umschlag',
  },
  en: {
    stave: 'Stave',
    batten: 'Batten',
    beam: 'Beam',
    clothesRail: 'Clothes rail',
    rail: 'Rail',
    rung: 'Rung',
    leg: 'Leg',
    stretcher: 'Stretcher',
    key: 'Key',
    wedge: 'Wedge',
    slide: 'Slide',
    seat: 'Seat',
    end: 'End',
    drawerFront: 'Drawer front',
    drawerSide: 'Drawer side',
    drawerEnd: 'Drawer end',
    drawerFloor: 'Drawer bottom',
    side: 'Side',
    board: 'Board',
    upright: 'Upright',
    bottom: 'Bottom',
    top: 'Top',
    plinth: 'Plinth',
    flange: 'Plinth flange',
    back: 'Back',
    door: 'Door',
    shelf: 'Shelf',
    tie: 'Tie',
    foot: 'Foot',
    blank: 'Sheet blank',
    base: 'Base',
    wall: 'Wall',
    edge: 'Edge',
    return: 'Return',
  },
});

/** Names of materials on layers, which have at most 31 letters in R12. */
export const layerMaterials = defineMessages<Record<Material, string>>({
  de: {
    oak: 'Eiche',
    ash: 'Esche',
    cherry: 'Kirschbaum',
    walnut: 'Nussbaum',
    beech: 'Buche',
    spruce: 'Dreischicht Fichte',
    birch: 'Birkensperrholz',
    linoleum: 'Sperrholz Linoleum',
    veneer: 'Sperrholz furniert',
    steel: 'Stahlblech',
  },
  en: {
    oak: 'Oak',
    ash: 'Ash',
    cherry: 'Cherry',
    walnut: 'Walnut',
    beech: 'Beech',
    spruce: 'Spruce board',
    birch: 'Birch plywood',
    linoleum: 'Plywood linoleum',
    veneer: 'Veneered plywood',
    steel: 'Sheet steel',
  },
});

type MaterialKind = 'wood' | 'board' | 'metal';

/** How edges are treated that have no lipping. */
export const edgeNames = defineMessages<Record<MaterialKind | 'glued' | 'wedge', string>>({
  de: {
    glued: 'Leimfugen scharf, sonst 1\u00a0mm gebrochen',
    wedge: 'scharf',
    wood: 'ringsum 1\u00a0mm gebrochen',
    board: 'geschliffen und gebrochen',
    metal: 'entgratet',
  },
  en: {
    glued: 'glue joints square, others eased 1\u00a0mm',
    wedge: 'left sharp',
    wood: 'all edges eased 1\u00a0mm',
    board: 'sanded and eased',
    metal: 'deburred',
  },
});

/** The surfaces of parts that don't show the chosen colour. */
export const plainSurfaces = defineMessages<Record<MaterialKind, string>>({
  de: {wood: 'geölt', board: 'klar lackiert, matt', metal: 'pulverbeschichtet, schwarz matt'},
  en: {wood: 'oiled', board: 'clear lacquer, matt', metal: 'powder-coated, matt black'},
});

export const cutNames = defineMessages<Record<Cut['kind'], string>>({
  de: {
    hole: 'Bohrung',
    tenon: 'Zapfenloch',
    lap: 'Blatt',
    shoulder: 'Brüstung',
    dado: 'Nut',
    rebate: 'Falz',
    opening: 'Durchbruch',
    dovetail: 'Gratnut',
    tongue: 'Grat',
    tails: 'Schwalben',
    pins: 'Zinken',
    wedge: 'Keilloch',
  },
  en: {
    hole: 'Drill',
    tenon: 'Mortise',
    lap: 'Lap',
    shoulder: 'Shoulder',
    dado: 'Groove',
    rebate: 'Rebate',
    opening: 'Opening',
    dovetail: 'Dovetail groove',
    tongue: 'Dovetail tongue',
    tails: 'Tails',
    pins: 'Pins',
    wedge: 'Wedge slot',
  },
});

export const faceNames = defineMessages<Record<Face, string>>({
  de: {left: 'links', right: 'rechts', front: 'vorn', back: 'hinten', bottom: 'unten', top: 'oben'},
  en: {left: 'left', right: 'right', front: 'front', back: 'back', bottom: 'below', top: 'above'},
});

export const jointNames = defineMessages<Record<PlacedJoint['kind'], string>>({
  de: {
    tenon: 'Zapfen',
    lap: 'Überblattung',
    dado: 'Nut',
    knockdown: 'Nut mit Verbindern',
    rebate: 'Falz',
    dovetail: 'Grat',
    pins: 'Zinken',
    wedge: 'Keil',
    fold: 'Kantung',
    weld: 'Schweißnaht',
    screw: 'Schrauben',
    glue: 'Leimfuge',
    bolt: 'Verbinder',
    bracket: 'Winkel',
    dowel: 'Dübel',
    foot: 'Stellfuß',
    hinge: 'Topfband',
    pin: 'Bodenträger',
    railHolder: 'Stangenhalter',
    slide: 'Auszug',
  },
  en: {
    tenon: 'Tenon',
    lap: 'Halved joint',
    dado: 'Groove',
    knockdown: 'Groove with connectors',
    rebate: 'Rebate',
    dovetail: 'Sliding dovetail',
    pins: 'Dovetailed corner',
    wedge: 'Wedge',
    fold: 'Fold',
    weld: 'Weld',
    screw: 'Screws',
    glue: 'Glue joint',
    bolt: 'Connector bolts',
    bracket: 'Bracket',
    dowel: 'Dowels',
    foot: 'Levelling foot',
    hinge: 'Cup hinge',
    pin: 'Shelf pins',
    railHolder: 'Rail holder',
    slide: 'Slide',
  },
});

/** All slides have one name, to which their length is added. */
type FittingName = Exclude<Fitting, `slide${number}`> | 'slide';

const fittingNames = defineMessages<Record<FittingName, string>>({
  de: {
    bolt: 'Schrankverbinder M6, durchgehend',
    bracket: 'Tischwinkel 30\u00a0×\u00a030 mit Langloch 5\u00a0×\u00a014 längs der Kante',
    camConnector: 'Exzenterverbinder Ø\u00a015 mit Bolzen Ø\u00a05, Bohrmaß 34\u00a0mm',
    dowel6x30: 'Holzdübel 6\u00a0×\u00a030',
    dowel8x30: 'Holzdübel 8\u00a0×\u00a030',
    dowel8x40: 'Holzdübel 8\u00a0×\u00a040',
    'euroScrew6.3x11': 'Euroschraube 6,3\u00a0×\u00a011',
    foot: 'Stellfuß M8, Ø\u00a040',
    frontWasher: 'Distanzscheibe 4\u00a0mm',
    hangerBoltM8x60: 'Stockschraube M8\u00a0×\u00a060',
    hangingRailHolder: 'Stangenhalter, hängend, 80\u00a0mm',
    hingeFull: 'Topfband Ø\u00a035, Eckanschlag, ohne Feder, mit Montageplatte',
    hingeHalf: 'Topfband Ø\u00a035, Mittelanschlag, ohne Feder, mit Montageplatte',
    legPlate: 'Beinplatte 40\u00a0×\u00a040\u00a0×\u00a03, Stahl, mit Einpressmutter M8',
    pin: 'Bodenträger Ø\u00a05',
    pushLatch:
      'Drücköffner für Tür, 4\u00a0mm Hub, zum Aufschrauben: unter dem Boden über der Tür, an der Griffseite 40\u00a0mm von der Türkante, bei hohen Türen auch unten; Bohrbild nach Schablone des Herstellers',
    railHolder: 'Stangenhalter, oben offen, für Ø\u00a025',
    'screw3.5x10': 'Schraube 3,5\u00a0×\u00a010',
    'screw3.5x15': 'Schraube 3,5\u00a0×\u00a015',
    screw3x30: 'Schraube 3\u00a0×\u00a030',
    screw4x16: 'Schraube 4\u00a0×\u00a016',
    screw4x25: 'Schraube 4\u00a0×\u00a025',
    screw4x30: 'Schraube 4\u00a0×\u00a030',
    screw4x40: 'Schraube 4\u00a0×\u00a040',
    screw5x50: 'Schraube 5\u00a0×\u00a050',
    screw5x60: 'Schraube 5\u00a0×\u00a060',
    slide: 'Kugelauszug 13\u00a0mm mit Drücköffner, eine Seite, Länge',
    tiltGuard:
      'Kippsicherung: Wandwinkel mit Langloch, mit Schrauben und Dübel, hinten unter dem obersten Boden: 100\u00a0mm neben beiden Seiten, weitere gleichmäßig dazwischen; steht dort eine Mittelseite, 50\u00a0mm daneben',
    wallScrew: 'Schraube 6\u00a0×\u00a070 mit Dübel, durch die Leiste in die Wand',
    weldNut: 'Anschweißmutter M8',
  },
  en: {
    bolt: 'Cabinet connector bolt M6, through',
    bracket: 'Table bracket 30\u00a0×\u00a030, slotted 5\u00a0×\u00a014 along its edge',
    camConnector: 'Cam connector Ø\u00a015 with bolt Ø\u00a05, drilling distance 34\u00a0mm',
    dowel6x30: 'Dowel 6\u00a0×\u00a030',
    dowel8x30: 'Dowel 8\u00a0×\u00a030',
    dowel8x40: 'Dowel 8\u00a0×\u00a040',
    'euroScrew6.3x11': 'Euro screw 6.3\u00a0×\u00a011',
    foot: 'Levelling foot M8, Ø\u00a040',
    frontWasher: 'Spacing washer 4\u00a0mm',
    hangerBoltM8x60: 'Hanger bolt M8\u00a0×\u00a060',
    hangingRailHolder: 'Rail holder, hanging, 80\u00a0mm',
    hingeFull: 'Cup hinge Ø\u00a035, full overlay, unsprung, with plate',
    hingeHalf: 'Cup hinge Ø\u00a035, half overlay, unsprung, with plate',
    legPlate: 'Leg plate 40\u00a0×\u00a040\u00a0×\u00a03, steel, with press nut M8',
    pin: 'Shelf pin Ø\u00a05',
    pushLatch:
      'Push latch for a door, 4\u00a0mm of travel, screwed on: below the board above the door, on the handle side 40\u00a0mm from its edge, of high doors also at the bottom; holes by the maker’s template',
    railHolder: 'Rail holder, open at its top, for Ø\u00a025',
    'screw3.5x10': 'Screw 3.5\u00a0×\u00a010',
    'screw3.5x15': 'Screw 3.5\u00a0×\u00a015',
    screw3x30: 'Screw 3\u00a0×\u00a030',
    screw4x16: 'Screw 4\u00a0×\u00a016',
    screw4x25: 'Screw 4\u00a0×\u00a025',
    screw4x30: 'Screw 4\u00a0×\u00a030',
    screw4x40: 'Screw 4\u00a0×\u00a040',
    screw5x50: 'Screw 5\u00a0×\u00a050',
    screw5x60: 'Screw 5\u00a0×\u00a060',
    slide: 'Ball-bearing slide 13\u00a0mm, push to open, one side, length',
    tiltGuard:
      'Anti-tip fixing: slotted wall bracket, with screws and plug, at the rear below the highest board: 100\u00a0mm beside both sides, others evenly between; where an upright stands, 50\u00a0mm beside it',
    wallScrew: 'Screw 6\u00a0×\u00a070 with plug, through the batten into the wall',
    weldNut: 'Weld nut M8',
  },
});

export function getFittingName(fitting: Fitting, language: Language): string {
  const [, length] = /^slide(\d+)$/.exec(fitting) ?? [];
  return length ? `${fittingNames[language].slide} ${length}` : fittingNames[language][fitting as FittingName];
}
