import {brand} from '~/brand';
import {languageData, type Language} from '~/i18n/language';
import {readStoredText, storeText} from '~/platform/deviceStorage';
import {isRecord} from '../rules/json';
import type {Interval} from '../rules/measure';
import {readMeasure} from '../rules/readMeasure';

/** The ranges of a room's measures in mm; outside of them a number is a slip (rule 11.42). The skirting's is its thickness. */
export const roomRanges = {
  width: {from: 300, to: 10_000},
  height: {from: 200, to: 5000},
  depth: {from: 100, to: 10_000},
  skirting: {from: 5, to: 60},
  doorWidth: {from: 400, to: 3000},
  doorHeight: {from: 1000, to: 4000},
} as const satisfies Record<string, Interval>;

export type RoomField = keyof typeof roomRanges;

export const roomFields = Object.keys(roomRanges) as RoomField[];

/** The measures of a niche or wall, and of the door that leads to it, in mm; those that are known. */
export type Room = Partial<Record<RoomField, number>>;

/** The clear size of the usual inner door (DIN 18101, 86 cm wide). */
const usualRoom: Room = {doorWidth: 860, doorHeight: 1980};

/** Why a text isn't taken. `understood` is in cm. */
interface Refused {
  refused: 'notANumber' | 'outOfRange';
  understood?: number;
}

const isInRange = (field: RoomField, millimetres: number) =>
  roomRanges[field].from <= millimetres && millimetres <= roomRanges[field].to;

/** Reads a measure as people type it, centimetres without a unit: `240`, `2,40 m`, `2400 mm`. `null` for an empty text. */
export function readRoomMeasure(text: string, field: RoomField, language: Language): number | null | Refused {
  if (!text.trim()) return null;
  const read = readMeasure({text, language}, 'cm', (value) => isInRange(field, value * 10));
  if (typeof read === 'string') return {refused: 'notANumber'};
  const millimetres = Math.round(read.value * 10);
  return isInRange(field, millimetres) ? millimetres : {refused: 'outOfRange', understood: read.value};
}

/** Centimetres with the decimals that there are: `240`, `1,5`. */
export const inCentimetres = (millimetres: number, language: Language): string =>
  String(Math.round(millimetres) / 10).replace('.', languageData[language].decimalMark);

const key = `${brand.key}:room`;

/** Parses the stored room. What is no measure is left out, because anybody can write the storage. */
export function parseRoom(text: string | null): Room {
  if (text === null) return usualRoom;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) return usualRoom;
    const known = roomFields.flatMap((field) => {
      const value = stored[field];
      return typeof value === 'number' && isInRange(field, value) ? [[field, value] as const] : [];
    });
    return Object.fromEntries(known);
  } catch {
    return usualRoom;
  }
}

export const readRoom = (): Room => parseRoom(readStoredText(key));

/** Whether the device has stored the room. */
export const writeRoom = (room: Room): boolean => storeText(key, JSON.stringify(room));
