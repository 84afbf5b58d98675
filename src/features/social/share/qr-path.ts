import encodeQR from 'qr';

/** Light modules around a code, as readers of codes want them. */
const border = 4;

/** A QR code of a text as the path of an SVG, and how many modules its sides have. */
export function qrPath(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, size: rows.length };
}
