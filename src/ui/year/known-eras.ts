import { byRoute, call, concurrent } from '../../kit/calls/call.ts';
import type { importedEras } from '../../kit/eras.ts';
import type { Era, EraRegion } from '../../rules/eras/era.ts';
import type { ReadNames } from '../../rules/time/historical-time-reading.ts';

type Question = { from?: number; until?: number; region?: EraRegion };

/** Each question is asked once for a page. */
const asked = new Map<string, Promise<readonly Era[]>>();
const asking = byRoute<typeof importedEras>('GET /data/eras', concurrent);

/** The eras that were imported, of all time or of some years of a land; none where there is no answer. */
function imported(question: Question): Promise<readonly Era[]> {
  const key = JSON.stringify(question);
  let eras = asked.get(key);
  if (!eras) {
    eras = call(asking, question, { quiet: true }).then((reply) => reply.eras);
    eras.catch(() => asked.delete(key));
    asked.set(key, eras);
  }
  return eras.catch(() => []);
}

/** The same, with those built in that are not among them. */
export async function knownEras(question: Question = {}): Promise<readonly Era[]> {
  const [{ erasOrBuiltIn }, eras] = await Promise.all([import('../../rules/eras/eras.ts'), imported(question)]);
  return erasOrBuiltIn(eras);
}

let names: { eras: readonly Era[]; read: ReadNames } | null = null;
/** For `readTime` in the browser: the names of every era, dynasty and age that is known. */
export async function knownNames(): Promise<ReadNames> {
  const [{ namesWith }, eras] = await Promise.all([import('./year-reading.ts'), imported({})]);
  if (names?.eras !== eras) names = { eras, read: namesWith(eras) };
  return names.read;
}
