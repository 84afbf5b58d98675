import { reasonOf } from '../../src/kit/database/database-errors.server.ts';

/** A result of the doctor: `bad` keeps Stele from working, `warn` will do so some day. */
export interface Finding {
  level: 'ok' | 'warn' | 'bad';
  about: string;
  says: string;
  /** The remedy. */
  todo?: string;
}

export const ok = (about: string, says: string): Finding => ({ level: 'ok', about, says });
export const warn = (about: string, says: string, todo: string): Finding => ({ level: 'warn', about, says, todo });
export const bad = (about: string, says: string, todo: string): Finding => ({ level: 'bad', about, says, todo });

const marks = { ok: '✓', warn: '!', bad: '✗' };

export const lineOf = ({ level, about, says, todo }: Finding): string =>
  `${marks[level]} ${about}: ${says}${todo ? `\n    → ${todo}` : ''}`;

/** Runs a check and turns its failure into a finding, so that it does not hide others. */
export async function guarded(about: string, check: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [
      bad(about, `this could not be checked: ${reasonOf(rootOf(error))}`, 'Mend what else is said, and try again.'),
    ];
  }
}

/** The root cause of an error: `fetch failed` has it in `cause`, an attempt at several addresses in `errors`. */
export function rootOf(error: unknown): unknown {
  const { cause, errors } = Object(error) as { cause?: unknown; errors?: unknown[] };
  const inner = cause ?? errors?.[0];
  return inner === undefined ? error : rootOf(inner);
}

/** The remedy for an unreachable service, by the system's error code. */
export function adviceOnService(error: unknown, otherwise: string): string {
  // Libraries replace the system's code with their own; the system's is then in the message.
  const { code, message } = Object(rootOf(error)) as { code?: unknown; message?: unknown };
  const said = `${String(code)} ${String(message)}`;
  if (/ECONNREFUSED/.test(said)) return 'Nothing listens there: start it, or correct host and port.';
  if (/ENOTFOUND|EAI_AGAIN/.test(said)) return 'No such host is known: correct it, or mend the name service.';
  if (/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/.test(said)) return 'It does not answer: check the firewall.';
  return otherwise;
}
