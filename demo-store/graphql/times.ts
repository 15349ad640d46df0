const CONTENT_EPOCH = Date.UTC(2025, 0, 6, 9, 0, 0);
const HOUR_MS = 3_600_000;

/** An invented time of the last change: one hour after the entry before, so that sorting by it is stable. */
export function updatedAtOf(position: number): string {
  return isoSeconds(new Date(CONTENT_EPOCH + position * HOUR_MS));
}

/** A date-time as Shopify writes it: UTC, whole seconds. */
export function isoSeconds(date: Date): string {
  return date.toISOString().replace(/\.\d{3}Z$/, 'Z');
}
