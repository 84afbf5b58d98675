import { reasonOf } from '../../src/kit/database/database-errors.server.ts';

/** What the doctor has to say about one thing: `bad` keeps Stele from working, `warn` will one day. */
export interface Finding {
  level: 'ok' | 'warn' | 'bad';
  about: string;
  says: string;
  /** What to do about it. */
  todo?: string;
}

export const ok = (about: string, says: string): Finding => ({ level: 'ok', about, says });
export const warn = (about: string, says: string, todo: string): Finding => ({ level: 'warn', about, says, todo });
export const bad = (about: string, says: string, todo: string): Finding => ({ level: 'bad', about, says, todo });

const marks = { ok: '✓', warn: '!', bad: '✗' };

export const lineOf = ({ level, about, says, todo }: Finding): string =>
  `${marks[level]} ${about}: ${says}${todo ? `\n    → ${todo}` : ''}`;

/** A check whose own failure is a finding, so that it hides no other. */
export async function guarded(about: string, check: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [
      bad(about, `this could not be checked: ${reasonOf(rootOf(error))}`, 'Mend what else is said, and try again.'),
    ];
  }
}

/** What an error began with: `fetch failed` has the reason in its cause, an attempt at several addresses in its parts. */
export function rootOf(error: unknown): unknown {
  const { cause, errors } = Object(error) as { cause?: unknown; errors?: unknown[] };
  const inner = cause ?? errors?.[0];
  return inner === undefined ? error : rootOf(inner);
}

/** What to do about a service that is not reached, by the code of the system. */
export function adviceOnService(error: unknown, otherwise: string): string {
  // Libraries put codes of their own in the place of the system's, which then is in the message.
  const { code, message } = Object(rootOf(error)) as { code?: unknown; message?: unknown };
  const said = `${String(code)} ${String(message)}`;
  if (/ECONNREFUSED/.test(said)) return 'Nothing listens there: start it, or correct host and port.';
  if (/ENOTFOUND|EAI_AGAIN/.test(said)) return 'No such host is known: correct it, or mend the name service.';
  if (/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/.test(said)) return 'It does not answer: check the firewall.';
  return otherwise;
}
