const DAYS = 5;
const TIMES = [
  '09:00',
  '09:30',
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '13:00',
  '13:30',
  '14:00',
  '14:30',
  '15:00',
  '15:30',
  '16:00',
  '16:30',
];
const DAY_MS = 86_400_000;
const DATE_IN_BERLIN = new Intl.DateTimeFormat('sv-SE', {timeZone: 'Europe/Berlin', dateStyle: 'short'});

/** Booked slots, as `2026-01-06T09:30` in German time. */
export type Bookings = Set<string>;

export function createBookings(): Bookings {
  return new Set();
}

export interface Day {
  /** ISO 8601 date */
  date: string;
  /** Start times of free slots of 30 minutes. */
  times: string[];
}

/** The free slots of the five working days after today, in German time. */
export function freeSlots(now: Date, bookings: Bookings): Day[] {
  const days: Day[] = [];
  const today = Date.parse(DATE_IN_BERLIN.format(now));
  for (let day = today + DAY_MS; days.length < DAYS; day += DAY_MS) {
    const weekday = new Date(day).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    const date = new Date(day).toISOString().slice(0, 10);
    days.push({date, times: TIMES.filter((time) => !bookings.has(`${date}T${time}`))});
  }
  return days;
}

export function isFree(slot: string, now: Date, bookings: Bookings): boolean {
  return freeSlots(now, bookings).some(({date, times}) => times.some((time) => `${date}T${time}` === slot));
}
