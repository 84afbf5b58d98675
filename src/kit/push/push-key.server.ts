import { createECDH } from 'node:crypto';

/** Whether a text is a private P-256 key in base64: 32 bytes; nearly all values are valid. */
export function isPushKey(text: string): boolean {
  try {
    const bytes = Buffer.from(text, 'base64');
    createECDH('prime256v1').setPrivateKey(bytes);
    return bytes.length === 32;
  } catch {
    return false;
  }
}
