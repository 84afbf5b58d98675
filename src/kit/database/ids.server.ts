import { createHash, randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'; // no i, l, o, u: nothing to misread
const letters = (bytes: Uint8Array) => Array.from(bytes, (byte) => alphabet[byte & 31]).join('');

/** A new id, short and random: 60 bits, the first a letter. */
export const newId = () => `s${letters(randomBytes(12))}`;

/** A deterministic id: the same parts always give the same one, so that what is published again keeps its address. */
export const idOf = (...parts: readonly (string | number | null | undefined)[]) =>
  `h${letters(createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, 16))}`;
