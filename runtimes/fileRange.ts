/** The bytes that a `Range` header means, of a file with `size` bytes. A `start` of `size` means none of them. */
interface FileRange {
  start: number;
  end: number;
}

/**
 * Undefined where the whole file is the answer (RFC 9110, 14.2): to a header that can't be read, to one with an end before its
 * start and to several ranges. A header that asks for no byte of the file is a range from its end.
 */
export function fileRange(header: string | undefined, size: number): FileRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (!first && !last) return undefined;
  if (!first) return {start: Math.max(0, Number(last) ? size - Number(last) : size), end: size - 1};
  if (last && Number(last) < Number(first)) return undefined;
  return {start: Math.min(Number(first), size), end: Math.min(last ? Number(last) : Infinity, size - 1)};
}
