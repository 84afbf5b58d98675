import { reasonOf } from '../../src/kit/database/database-errors.server.ts';

/** A result of the doctor: `bad` keeps Stele from working, `warn` will do so some day. */
export interface Finding {
  level: 'ok' | 'warn' | 'bad';
  about: string;
  message: string;
  /** The remedy. */
  todo?: string;
}

export const ok = (about: string, message: string): Finding => ({ level: 'ok', about, message });
export const warn = (about: string, message: string, todo: string): Finding => ({
  level: 'warn',
  about,
  message,
  todo,
});
export const bad = (about: string, message: string, todo: string): Finding => ({ level: 'bad', about, message, todo });

const marks = { ok: '✓', warn: '!', bad: '✗' };

export const lineOf = ({ level, about, message, todo }: Finding): string =>
  `${marks[level]} ${about}: ${message}${todo ? `\n    → ${todo}` : ''}`;

/** Runs a check and turns its failure into a finding, so that it does not hide others. */
export async function runCheck(about: string, check: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [
      bad(
        about,
        `this could not be checked: ${reasonOf(rootCauseOf(error))}`,
        'Mend what else is said, and try again.',
      ),
    ];
  }
}

/** The root cause of an error: `fetch failed` has it in `cause`, an attempt at several addresses in `errors`. */
export function rootCauseOf(error: unknown): unknown {
  const { cause, errors } = Object(error) as { cause?: unknown; errors?: unknown[] };
  const inner = cause ?? errors?.[0];
  return inner === undefined ? error : rootCauseOf(inner);
}

/** The remedy for an unreachable service, by the system's error code. */
export function adviceOnService(error: unknown, otherwise: string): string {
  // Libraries replace the system's code with their own; the system's is then in the message.
  const { code, message } = Object(rootCauseOf(error)) as { code?: unknown; message?: unknown };
  const errorText = `${String(code)} ${String(message)}`;
  if (/ECONNREFUSED/.test(errorText)) return 'Nothing listens there: start it, or correct host and port.';
  if (/ENOTFOUND|EAI_AGAIN/.test(errorText)) return 'No such host is known: correct it, or mend the name service.';
  if (/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/.test(errorText)) return 'It does not answer: check the firewall.';
  return otherwise;
}
