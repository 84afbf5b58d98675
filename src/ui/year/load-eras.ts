import { call } from '../../kit/calls/call.ts';
import { importedEras } from '../../kit/eras-contract.ts';
import type { Era, EraRegion } from '../../rules/eras/era.ts';
import type { NameReader } from '../../rules/time/reading/one-time.ts';

type EraQuery = { from?: number; until?: number; region?: EraRegion };

const noEras: readonly Era[] = [];
/** Replies by question: each question is requested once per page. */
const requests = new Map<string, Promise<readonly Era[]>>();

/** The imported eras, of all time or of some years of a land; empty if the request fails. */
function fetchImportedEras(question: EraQuery): Promise<readonly Era[]> {
  const key = JSON.stringify(question);
  let eras = requests.get(key);
  if (!eras) {
    eras = call(importedEras, question, { quiet: true }).then((reply) => reply.eras);
    eras.catch(() => requests.delete(key));
    requests.set(key, eras);
  }
  return eras.catch(() => noEras);
}

/** The imported eras, and the built-in ones that are not among them. */
export async function loadEras(question: EraQuery = {}): Promise<readonly Era[]> {
  const [{ erasOrBuiltIn }, eras] = await Promise.all([
    import('../../rules/eras/eras.ts'),
    fetchImportedEras(question),
  ]);
  return erasOrBuiltIn(eras);
}

/** For `readTime` in the browser: the names of all known eras, dynasties and ages. */
export async function loadNameReader(): Promise<NameReader> {
  const [{ createNameReader }, eras] = await Promise.all([
    import('../../rules/eras/time-names.ts'),
    fetchImportedEras({}),
  ]);
  return createNameReader(eras);
}
