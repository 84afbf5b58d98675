/** Types for the parts of http_ece that we use, which has none: content encryption by RFC 8188. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  interface Parameters {
    version: 'aes128gcm';
    /** Our key pair, generated. */
    privateKey: ECDH;
    /** Their public key, an uncompressed point on P-256 in base64url. */
    dh: string;
    /** In base64url. */
    authSecret: string;
  }
  const ece: { encrypt(content: Buffer, parameters: Parameters): Buffer };
  export default ece;
}
