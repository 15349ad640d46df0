/** The positions of the first and the last byte. A `start` at the end of the file means that the range holds no byte. */
interface FileRange {
  start: number;
  end: number;
}

/**
 * The range of a file with `size` bytes that a `Range` header asks for. It is undefined if the answer has to be the whole file
 * (RFC 9110, 14.2): the header is invalid, ends before it starts, or has several ranges. If the header asks for no byte of the
 * file, the range starts at the end of the file.
 */
export function fileRange(header: string | undefined, size: number): FileRange | undefined {
  const [, firstByte = '', lastByte = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (!firstByte && !lastByte) return undefined;
  // `bytes=-500` asks for the last 500 bytes.
  if (!firstByte) return {start: Math.max(0, size - Number(lastByte)), end: size - 1};
  if (lastByte && Number(lastByte) < Number(firstByte)) return undefined;
  return {start: Math.min(Number(firstByte), size), end: Math.min(lastByte ? Number(lastByte) : Infinity, size - 1)};
}
