const CONTENT_EPOCH = Date.UTC(2025, 0, 6, 9, 0, 0);
const HOUR_MS = 3_600_000;

/** An invented time, one hour after the previous entry's, so that sorting by time is stable. */
export function toUpdatedAt(position: number): string {
  return toIsoSeconds(new Date(CONTENT_EPOCH + position * HOUR_MS));
}

/** Formats a date-time as Shopify does: UTC, whole seconds. */
export function toIsoSeconds(date: Date): string {
  return date.toISOString().replace(/\.\d{3}Z$/, 'Z');
}
