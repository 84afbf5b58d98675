import { diskFullMessage } from '../own-postgres/disk-space.server.ts';

/** Code and message of an error of the database or the operating system. */
const signsOf = (error: unknown) => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return { code: String(code ?? ''), message: String(message ?? '') };
};

const awayCodes =
  /^(?:08...|57P0.|53300)$|^E(?:CONNREFUSED|CONNRESET|CONNABORTED|NOTCONN|NOENT|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)$|^ENOTFOUND$/;
const awayMessages =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout|Cannot use a pool after calling end|driver has already been destroyed/;

/** The connection is dead, or the database is unreachable, starting or stopping: the query itself was fine. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = signsOf(error);
  return awayCodes.test(code) || awayMessages.test(message);
}

/**
 * 53100: a table cannot grow. 25006: transactions are read-only, as they are while disk space is low
 * (own-postgres/disk-space.server.ts).
 */
const fullCodes = /^(?:53100|25006|ENOSPC|EDQUOT)$/;

/** Whether the disk is full: nothing can be written, reading still works. */
export const isDiskFull = (error: unknown): boolean => fullCodes.test(signsOf(error).code);

/** The reason of an error, in one line for the operator. */
export function reasonOf(error: unknown): string {
  const { code, message } = signsOf(error);
  return isDiskFull(error) ? `${diskFullMessage} (${message})` : message || code;
}
