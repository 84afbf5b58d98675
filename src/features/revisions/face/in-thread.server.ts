import { WorkAborted, workerOf } from '../../../kit/workers.server.ts';
import { fail } from '../../../rules/errors.ts';
import type { Module } from '../../../rules/modules.ts';
import { partNamed } from '../../../kit/registry/parts.server.ts';
import * as limits from '../../../rules/limits.ts';
import type { Difference } from '../../../rules/revisions/difference.ts';
import { findProhibited, type Prohibited } from '../checks/prohibited.server.ts';
import type { KeptTerms } from './terms-kept.server.ts';
import type { Finding } from '../../../rules/revisions/findings.ts';
import { check, cleanContent, compare, isTooLarge, type ToCheck, type ToCompare } from '../checks/thread.server.ts';
import { sizeOf } from '../../../rules/revisions/written.ts';

const inThread = workerOf<typeof import('../checks/thread.server.ts')>('src/check-thread.server.ts');

/** Whether the content is small enough to process directly: sending it to a thread would take longer. */
const isLittle = (...contents: unknown[]) =>
  contents.reduce<number>((sum, content) => sum + sizeOf(content), 0) <= limits.atOnceLength;

/** Reports aborted work as `tooManyRequests`: the server is too busy. */
function orBusy(error: unknown): never {
  if (error instanceof WorkAborted) fail('tooManyRequests');
  throw error;
}

/** Sanitizes a content. Fails with `tooLarge` and `textTooComplex`. */
export async function safeContent<Content>(module: Module, content: Content): Promise<Content> {
  const fault = isTooLarge(content) ? 'tooLarge' : partNamed(module).fault(content);
  if (fault) fail(fault); // one quick pass: rejected content need not wait for a thread
  const cleaned = isLittle(content)
    ? cleanContent({ module, content })
    : await inThread('cleanContent', { module, content }, limits.cleaningMs).catch(orBusy);
  return 'fault' in cleaned ? fail(cleaned.fault) : (cleaned.content as Content);
}

/** Findings of the checks in a proposal. */
export const checked = async (request: ToCheck): Promise<Finding[]> =>
  isLittle(request.content, request.base)
    ? check(request)
    : inThread('check', request, limits.cleaningMs).catch(orBusy);

/** The first prohibited term in a content. */
export async function prohibitedIn({ terms, list, version }: KeptTerms, content: unknown): Promise<Prohibited | null> {
  if (!terms.size || isLittle(content)) return findProhibited(terms, content);
  const search = (sent: KeptTerms['list'] | null) =>
    inThread('search', { content, version, terms: sent }, limits.cleaningMs).catch(orBusy);
  const result = await search(null);
  const again = result === 'terms wanted' ? await search(list) : result;
  return again === 'terms wanted' ? null : again;
}

/** The changes of a revision; coarse when comparing takes too long, so that every stored content can be compared. */
export async function compared(request: ToCompare): Promise<Difference> {
  if (isLittle(request.before, request.after)) return compare(request);
  return inThread('compare', request, limits.comparingMs).catch((error: unknown) => {
    if (error instanceof WorkAborted)
      return partNamed(request.module).compareCoarsely(request.before ?? null, request.after);
    throw error;
  });
}
