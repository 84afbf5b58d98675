import { diskFullMessage } from '../own-postgres/disk-space.server.ts';

/** Code and message of an error of the database or the operating system. */
const codeAndMessageOf = (error: unknown) => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return { code: String(code ?? ''), message: String(message ?? '') };
};

const unavailableCodes =
  /^(?:08...|57P0.|53300)$|^E(?:CONNREFUSED|CONNRESET|CONNABORTED|NOTCONN|NOENT|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)$|^ENOTFOUND$/;
const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout|Cannot use a pool after calling end|driver has already been destroyed/;

/** The connection is dead, or the database is unreachable, starting or stopping: the query itself was fine. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = codeAndMessageOf(error);
  return unavailableCodes.test(code) || unavailableMessages.test(message);
}

/**
 * 53100: a table cannot grow. 25006: transactions are read-only, as they are while disk space is low
 * (own-postgres/disk-space.server.ts), or the server is a replica.
 */
const fullCodes = /^(?:53100|25006|ENOSPC|EDQUOT)$/;

/** Whether the disk is full: nothing can be written, reading still works. */
export const isDiskFull = (error: unknown): boolean => fullCodes.test(codeAndMessageOf(error).code);

/** A write reached a read-only server: after a failover, the former primary. */
export const isReadOnly = (error: unknown): boolean => codeAndMessageOf(error).code === '25006';

/** Two transactions blocked each other, and this one was aborted: it may be retried at once. */
export const isConflict = (error: unknown): boolean => /^40(?:P01|001)$/.test(codeAndMessageOf(error).code);

/** Node's certificate errors, with the fault and the remedy. */
const certificateFaults: Record<string, string> = {
  CERT_HAS_EXPIRED: 'it has expired: renew it, or set the clock',
  CERT_NOT_YET_VALID: 'it is not valid yet: set the clock',
  ERR_TLS_CERT_ALTNAME_INVALID: 'it is made for another host: ask for the database by the name in it',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'nobody known has signed it: name its authority by sslrootcert=<file>',
  SELF_SIGNED_CERT_IN_CHAIN: 'its authority is not known here: name it by sslrootcert=<file>',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its authority is not known here: name it by sslrootcert=<file>',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its authority is not known here: name it by sslrootcert=<file>',
};

/** The reason of an error, in one line for the operator. */
export function reasonOf(error: unknown): string {
  const { code, message } = codeAndMessageOf(error);
  const certificate = certificateFaults[code];
  if (certificate) return `The certificate is refused: ${certificate} (${message})`;
  return isDiskFull(error) ? `${diskFullMessage} (${message})` : message || code;
}
