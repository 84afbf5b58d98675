import { createECDH } from 'node:crypto';

/** Whether a text is the private half of a key of P-256, in base64: 32 bytes, of which hardly any is none. */
export function isPushKey(text: string): boolean {
  try {
    const bytes = Buffer.from(text, 'base64');
    createECDH('prime256v1').setPrivateKey(bytes);
    return bytes.length === 32;
  } catch {
    return false;
  }
}
