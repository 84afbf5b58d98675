import { byRoute, call, concurrent } from '../../kit/calls/call.ts';
import type { importedEras } from '../../kit/eras.ts';
import type { Era, EraRegion } from '../../rules/eras/era.ts';
import type { ReadNames } from '../../rules/time/historical-time-reading.ts';

type Question = { from?: number; until?: number; region?: EraRegion };

/** Replies by question: each question is requested once per page. */
const requests = new Map<string, Promise<readonly Era[]>>();
const asking = byRoute<typeof importedEras>('GET /data/eras', concurrent);

/** The imported eras, of all time or of some years of a land; empty if the request fails. */
function imported(question: Question): Promise<readonly Era[]> {
  const key = JSON.stringify(question);
  let eras = requests.get(key);
  if (!eras) {
    eras = call(asking, question, { quiet: true }).then((reply) => reply.eras);
    eras.catch(() => requests.delete(key));
    requests.set(key, eras);
  }
  return eras.catch(() => []);
}

/** The imported eras, and the built-in ones that are not among them. */
export async function knownEras(question: Question = {}): Promise<readonly Era[]> {
  const [{ erasOrBuiltIn }, eras] = await Promise.all([import('../../rules/eras/eras.ts'), imported(question)]);
  return erasOrBuiltIn(eras);
}

let names: { eras: readonly Era[]; read: ReadNames } | null = null;
/** For `readTime` in the browser: the names of all known eras, dynasties and ages. */
export async function knownNames(): Promise<ReadNames> {
  const [{ namesWith }, eras] = await Promise.all([import('./year-reading.ts'), imported({})]);
  if (names?.eras !== eras) names = { eras, read: namesWith(eras) };
  return names.read;
}
