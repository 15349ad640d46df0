import {defineMessages} from '~/i18n/messages';

/** Texts of cut list and outlines. `tipToTip` is a length from point to point, `extraLength` its share that the angle adds. */
export const messages = defineMessages({
  de: {
    number: 'Pos',
    name: 'Bezeichnung',
    material: 'Material',
    length: 'Länge',
    width: 'Breite',
    thickness: 'Dicke',
    count: 'Anzahl',
    grain: 'Faserrichtung',
    edges: 'Kanten',
    surface: 'Oberfläche',
    remark: 'Bemerkung',
    lengthwise: 'längs',
    bevel: (width: string, height: string) =>
      `Fase unten ${width} breit × ${height} hoch, an den Außenkanten der Platte ringsum`,
    endCut: (degrees: string, dimension: string, tipToTip: string, extraLength: string) =>
      `Enden ${degrees}° schräg über die ${dimension}; Zuschnitt von Spitze zu Spitze ${tipToTip}\u00a0mm, darin ${extraLength}\u00a0mm Zuschlag`,
    taper: (ratio: number, thick: string, tip: string) =>
      `Keil 1 : ${ratio}, oben ${thick}\u00a0mm, an der Spitze ${tip}\u00a0mm`,
    bought: 'Kaufteil, siehe Beschläge',
    folded: 'gekantet, Abwicklung nach DIN 6935',
    outline: 'Kontur',
    text: 'Text',
    bends: 'Biegelinien',
    inEdge: 'Kante',
    rear: 'Rückseite',
    through: 'durch',
    depthSign: 'T',
    seenFrom: (face: string) => `gesehen von ${face}`,
    note: 'Masse in mm. Zinken und Zapfen sind im Umriss enthalten, Fasen nicht. T: Tiefe, D: Durchmesser.',
  },
  en: {
    number: 'No',
    name: 'Part',
    material: 'Material',
    length: 'Length',
    width: 'Width',
    thickness: 'Thickness',
    count: 'Qty',
    grain: 'Grain',
    edges: 'Edges',
    surface: 'Surface',
    remark: 'Remark',
    lengthwise: 'lengthwise',
    bevel: (width: string, height: string) =>
      `bevel underneath, ${width} wide × ${height} high, along all outer edges of the top`,
    endCut: (degrees: string, dimension: string, tipToTip: string, extraLength: string) =>
      `ends ${degrees}° off square across the ${dimension.toLowerCase()}; cut to ${tipToTip}\u00a0mm from point to point, including ${extraLength}\u00a0mm for the angle`,
    taper: (ratio: number, thick: string, tip: string) =>
      `tapers 1 : ${ratio}, ${thick}\u00a0mm at the top, ${tip}\u00a0mm at the tip`,
    bought: 'bought in, see fittings',
    folded: 'folded, flat pattern to DIN 6935',
    outline: 'Outline',
    text: 'Text',
    bends: 'Bend lines',
    inEdge: 'Edge',
    rear: 'Rear',
    through: 'through',
    depthSign: 'depth ',
    seenFrom: (face: string) => `seen from ${face}`,
    note: 'Dimensions in mm. Outlines include dovetails and tenons, not bevels.',
  },
});
