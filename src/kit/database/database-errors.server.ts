import { diskFullMessage } from '../own-postgres/disk-space.server.ts';

/** What an error of a database or of the system says of itself. */
const signsOf = (error: unknown) => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return { code: String(code ?? ''), message: String(message ?? '') };
};

const awayCodes =
  /^(?:08...|57P0.|53300)$|^E(?:CONNREFUSED|CONNRESET|CONNABORTED|NOTCONN|NOENT|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)$|^ENOTFOUND$/;
const awayMessages =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout|Cannot use a pool after calling end|driver has already been destroyed/;

/** The connection is dead, or the database is away, starting or stopping: nothing is wrong with what was asked. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = signsOf(error);
  return awayCodes.test(code) || awayMessages.test(message);
}

/**
 * 53100: a table cannot grow. 25006: transactions are read-only, which they are while there is little room
 * (kit/own-postgres/disk-space.server.ts).
 */
const fullCodes = /^(?:53100|25006|ENOSPC|EDQUOT)$/;

/** Nothing can be written; reading goes on. */
export const isDiskFull = (error: unknown): boolean => fullCodes.test(signsOf(error).code);

/** Why something ended, in one line for an operator. */
export function reasonOf(error: unknown): string {
  const { code, message } = signsOf(error);
  return isDiskFull(error) ? `${diskFullMessage} (${message})` : message || code;
}
