import {encode} from 'uqr';

/** A QR code: an SVG path of squares of side 1, in a square of `size`. */
export interface QrCode {
  size: number;
  path: string;
}

/** Error correction of 15 %, and the quiet zone of four modules that scanners need. */
export function qrCode(text: string): QrCode {
  const {size, data} = encode(text, {ecc: 'M', border: 4});
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return {size, path: rows.join('')};
}
