import encodeQR from 'qr';
import { useState } from 'react';

/** Light modules around a code, as readers of codes want them. */
const border = 4;

/** A QR code of a text as the path of an SVG, and how many modules its sides have. */
export function qrPath(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, size: rows.length };
}

/** A QR code, dark on light by day and night: not every reader of codes takes the reverse. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const [{ path, size }] = useState(() => qrPath(text));
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
