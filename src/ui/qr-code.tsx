import encodeQR from 'qr';
import { useState } from 'react';

/** Light modules around a code, which scanners need. */
const border = 4;

/** A QR code of a text as an SVG path, and the number of modules per side. */
export function qrPath(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, size: rows.length };
}

/** A QR code, dark on light in both colour schemes: not every scanner accepts the reverse. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const [{ path, size }] = useState(() => qrPath(text));
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
