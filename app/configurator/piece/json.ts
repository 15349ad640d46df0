/** Parses the value of a JSON metafield; `null` when it is missing or invalid. */
export function readJson(field: {value: string} | null | undefined): unknown {
  try {
    return JSON.parse(field?.value ?? 'null');
  } catch {
    return null;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
