import {brand} from '~/brand';
import {isRecord} from '~/content/fields';
import type {Language} from '~/i18n/language';
import {readStoredText, storeText} from '~/platform/deviceStorage';
import type {Interval} from '../offer/availableValues';
import {formatDecimal, readMeasure} from '../piece/measureText';

/**
 * The ranges of a room's measures in mm; a number outside is a typing error (rule 11.42). That of the skirting is its thickness.
 */
export const roomRanges = {
  width: {from: 300, to: 10_000},
  height: {from: 200, to: 5000},
  depth: {from: 100, to: 10_000},
  skirting: {from: 5, to: 60},
  doorWidth: {from: 400, to: 3000},
  doorHeight: {from: 1000, to: 4000},
} as const satisfies Record<string, Interval>;

export type RoomMeasure = keyof typeof roomRanges;

const roomMeasures = Object.keys(roomRanges) as RoomMeasure[];

/** The known measures of a niche or wall, and of the door that leads to it, in mm. */
export type Room = Partial<Record<RoomMeasure, number>>;

/** The clear size of the usual inner door (DIN 18101, 86 cm wide). */
const defaultRoom: Room = {doorWidth: 860, doorHeight: 1980};

/** Why a text is no measure of a room. `value` is the number that was read, in cm. */
type MeasureError = {problem: 'notANumber'} | {problem: 'outOfRange'; value: number};

const isInRange = (measure: RoomMeasure, millimetres: number) =>
  roomRanges[measure].from <= millimetres && millimetres <= roomRanges[measure].to;

/**
 * Reads a measure, in centimetres without a unit, to millimetres: `240`, `2,40 m`, `2400 mm`. `null` for an empty text.
 */
export function readRoomMeasure(text: string, measure: RoomMeasure, language: Language): number | null | MeasureError {
  if (!text.trim()) return null;
  const result = readMeasure({text, language}, 'cm', (value) => isInRange(measure, value * 10));
  if (typeof result === 'string') return {problem: 'notANumber'};
  const millimetres = Math.round(result.value * 10);
  return isInRange(measure, millimetres) ? millimetres : {problem: 'outOfRange', value: result.value};
}

/** Formats millimetres as centimetres without their unit: `240`, `1,5`. */
export const formatCentimetres = (millimetres: number, language: Language): string =>
  formatDecimal(Math.round(millimetres) / 10, language);

const key = `${brand.key}:room`;

/** Parses the stored room. Invalid measures are left out, because anybody can write the storage. */
function parseRoom(text: string | null): Room {
  if (text === null) return defaultRoom;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) return defaultRoom;
    const entries = roomMeasures.flatMap((measure) => {
      const value = stored[measure];
      return typeof value === 'number' && isInRange(measure, value) ? [[measure, value] as const] : [];
    });
    return Object.fromEntries(entries);
  } catch {
    return defaultRoom;
  }
}

export const readStoredRoom = (): Room => parseRoom(readStoredText(key));

/** Stores the room on this device. `false` when the device doesn't allow it. */
export const storeRoom = (room: Room): boolean => storeText(key, JSON.stringify(room));
