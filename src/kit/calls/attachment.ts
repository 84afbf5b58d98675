/** The `content-disposition` that makes a browser save an answer as a file of this name (RFC 6266, RFC 8187). */
export const contentDisposition = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
