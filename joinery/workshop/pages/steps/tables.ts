import {countStaves} from '../../../families/parts/staves';
import {strikeLength} from '../../workpieces';
import {joinSentences, oiling, type BuiltPiece, type ListSteps} from './step';

export const listBoardSteps: ListSteps = () => [
  {de: 'Lamellen zur Platte verleimen.', en: 'Glue the staves into a top.'},
  oiling,
];

export const listTableSteps: ListSteps = (piece) => [...listTrestleSteps(piece), oiling];

export const listDeskSteps: ListSteps = (piece) => [
  {
    de: 'In die hinterste Lamelle den Durchbruch für Kabel und darüber die Tasche des Schiebers fräsen, Ecken mit 5\u00a0mm Radius.',
    en: 'Rout the opening for cables into the stave at the back and above it the pocket of the slide, corners to a radius of 5\u00a0mm.',
  },
  ...listTrestleSteps(piece),
  joinSentences(
    {
      de: 'Ecken des Schiebers mit 5\u00a0mm Radius runden. Er liegt mit 0,5\u00a0mm Luft lose in der Tasche und wird von unten durch den Durchbruch herausgedrückt.',
      en: 'Round the corners of the slide to 5\u00a0mm. It lies loose in its pocket with 0.5\u00a0mm of room all around and is pushed out from below, through the opening.',
    },
    piece.parts.some(({kind, openings}) => kind === 'slide' && openings) && {
      de: 'Kabel laufen durch seinen Schlitz.',
      en: 'Cables pass through its slot.',
    },
  ),
  oiling,
];

/** Tables and desks stand on trestles. */
const listTrestleSteps = ({parts}: BuiltPiece) => [
  joinSentences(
    {
      de: 'Lamellen zur Platte verleimen, Gratnuten von hinten fräsen.',
      en: 'Glue the staves into a top, rout the dovetail grooves from the back.',
    },
    parts.some(({bevel}) => bevel) && {de: 'Fase anschneiden.', en: 'Cut the bevel.'},
  ),
  {
    de: 'Gratleisten von hinten trocken einschieben und in ihrer Mitte von unten mit einer Schraube an der Platte festhalten: Zu beiden Enden hin arbeitet die Platte.',
    en: 'Slide the battens in from the back, dry, and hold each with one screw from below in its middle: towards both ends the top moves.',
  },
  {
    de: 'Je Bock: Zapfen des Riegels bis an die Brüstungen in die Sprossen, Sprossen in die Beine, Holm zwischen die Beine; alles verleimen.',
    en: 'For each trestle: the rail’s tenons into the rungs up to the shoulders, rungs into the legs, beam between the legs; glue all.',
  },
  {
    de: 'Keillöcher in den Steg stemmen, dann erst die Brüstungen sägen. Böcke von beiden Enden auf den Steg stecken, bis die Riegel an den Brüstungen anliegen, Keile von oben einschlagen; beides bleibt trocken.',
    en: 'Chop the slots for the keys into the stretcher, only then saw its shoulders. Push the trestles onto the stretcher from both ends until the rails meet the shoulders, and drive the keys in from above; both stay dry.',
  },
  {
    de: 'Winkel mit dem Langloch längs des Holms an die Holme schrauben, Platte auflegen und von unten durch die Mitte der Langlöcher anschrauben.',
    en: 'Screw the brackets to the beams, their slots along the beam. Lay the top on and screw it on from below through the middle of the slots.',
  },
];

export const listBenchSteps: ListSteps = ({parts}) => [
  parts.some(({kind, size}) => kind === 'seat' && countStaves(size[1]) > 1) && {
    de: 'Lamellen des Sitzes so teilen, dass keine Fuge durch ein Zapfenloch geht; verleimen.',
    en: 'Divide the staves of the seat so that no glue joint runs through a mortise; glue.',
  },
  {
    de: 'Bretter zu Wangen verleimen, Keilschlitze sägen. Zapfenlöcher im Sitz oben beidseits um 0,5\u00a0mm quer zum Keil weiten.',
    en: 'Glue the boards into ends, saw the slots. Widen the seat’s mortises above by 0.5\u00a0mm on each side across the wedge.',
  },
  {
    de: 'Jede Wange einzeln von unten in ihrer Neigung in den Sitz stecken, verleimen.',
    en: 'Put each end into the seat from below along its own lean; glue.',
  },
  {
    de: 'Steg von einem Ende her durch alle Wangen schieben, verleimen.',
    en: 'Push the stretcher through all ends from one side; glue.',
  },
  {
    de: `Zapfenkeile mit Leim eintreiben, bündig absägen und putzen: Roh sind sie ${strikeLength}\u00a0mm länger als ihr Schlitz.`,
    en: `Drive the wedges in with glue, saw and plane them flush: raw they are ${strikeLength}\u00a0mm longer than their slot.`,
  },
  oiling,
];
