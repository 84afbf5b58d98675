/** What we use of http_ece, which ships no types: content encryption by RFC 8188. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  interface Parameters {
    version: 'aes128gcm';
    /** Ours, with its keys made. */
    privateKey: ECDH;
    /** Theirs, an uncompressed point of P-256 in base64url. */
    dh: string;
    /** In base64url. */
    authSecret: string;
  }
  const ece: { encrypt(content: Buffer, parameters: Parameters): Buffer };
  export default ece;
}
