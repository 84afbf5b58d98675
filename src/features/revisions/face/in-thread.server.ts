import { WorkAborted, workerOf } from '../../../kit/workers.server.ts';
import { fail } from '../../../rules/errors.ts';
import type { Module } from '../../../rules/modules.ts';
import { partNamed } from '../../../kit/registry/parts.server.ts';
import * as limits from '../../../rules/limits.ts';
import type { Difference } from '../../../rules/revisions/difference.ts';
import { findProhibited, type Prohibited } from '../checks/prohibited.server.ts';
import type { KeptTerms } from './terms-kept.server.ts';
import type { Found } from '../../../rules/revisions/findings.ts';
import { check, cleanContent, compare, isTooLarge, type ToCheck, type ToCompare } from '../checks/thread.server.ts';
import { sizeOf } from '../../../rules/revisions/written.ts';

const inThread = workerOf<typeof import('../checks/thread.server.ts')>('src/check-thread.server.ts');

/** Whether so little that it is done at once: a thread would take longer to be told. */
const isLittle = (...contents: unknown[]) =>
  contents.reduce<number>((sum, one) => sum + sizeOf(one), 0) <= limits.atOnceLength;

/** Work on a text that is given up is refused by name: too much of it is going on. */
function orBusy(error: unknown): never {
  if (error instanceof WorkAborted) fail('tooManyRequests');
  throw error;
}

/** What somebody wrote, as it is kept. Fails with `tooLarge` and `textTooComplex`. */
export async function safeContent<Content>(module: Module, content: Content): Promise<Content> {
  const fault = isTooLarge(content) ? 'tooLarge' : partNamed(module).fault(content);
  if (fault) fail(fault); // one quick pass: what is refused need not wait for a thread to start
  const cleaned = isLittle(content)
    ? cleanContent({ module, content })
    : await inThread('cleanContent', { module, content }, limits.cleaningMs).catch(orBusy);
  return 'fault' in cleaned ? fail(cleaned.fault) : (cleaned.content as Content);
}

/** What the checks find in a proposal. */
export const checked = async (asked: ToCheck): Promise<Found[]> =>
  isLittle(asked.content, asked.base) ? check(asked) : inThread('check', asked, limits.cleaningMs).catch(orBusy);

/** The first prohibited term in a content. */
export async function prohibitedIn({ terms, list, version }: KeptTerms, content: unknown): Promise<Prohibited | null> {
  if (!terms.size || isLittle(content)) return findProhibited(terms, content);
  const search = (sent: KeptTerms['list'] | null) =>
    inThread('search', { content, version, terms: sent }, limits.cleaningMs).catch(orBusy);
  const found = await search(null);
  const again = found === 'terms wanted' ? await search(list) : found;
  return again === 'terms wanted' ? null : again;
}

/** What a revision would change; coarsely where that would take too long. Whatever is kept can be compared. */
export async function compared(asked: ToCompare): Promise<Difference> {
  if (isLittle(asked.before, asked.after)) return compare(asked);
  return inThread('compare', asked, limits.comparingMs).catch((error: unknown) => {
    if (error instanceof WorkAborted) return partNamed(asked.module).compareCoarsely(asked.before ?? null, asked.after);
    throw error;
  });
}
