import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import type {Fitting} from '../plan/facing';

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
    doorStraightener:
      'Türspanner, innen der Höhe nach in der Mitte der Tür eingelassen; Nut nach Angabe des Herstellers',
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
    doorStraightener: 'Door straightener, let into the inside of the door along its middle; groove as its maker says',
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
