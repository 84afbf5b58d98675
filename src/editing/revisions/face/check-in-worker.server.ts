import { WorkAborted, createWorker } from '../../../kit/workers.server.ts';
import { fail } from '../../../rules/errors.ts';
import type { Module } from '../../../rules/modules.ts';
import { requirePart } from '../../../kit/registry/parts.server.ts';
import * as limits from '../../../rules/limits.ts';
import type { Difference } from '../../../rules/revisions/difference.ts';
import { findProhibited, type ProhibitedMatch } from '../checks/prohibited.server.ts';
import type { CachedTerms } from './cached-terms.server.ts';
import type { Finding } from '../../../rules/revisions/findings.ts';
import {
  check,
  cleanContent,
  compare,
  isTooLarge,
  type CheckRequest,
  type CompareRequest,
} from '../checks/content-worker.server.ts';
import { countTextLength } from '../../../rules/revisions/text-fields.ts';

const runInWorker = createWorker<typeof import('../checks/content-worker.server.ts')>('src/check-thread.server.ts');

/** Whether the content is small enough to process directly: sending it to a thread would take longer. */
const isSmall = (...contents: unknown[]) =>
  contents.reduce<number>((sum, content) => sum + countTextLength(content), 0) <= limits.mainThreadLength;

/** Reports aborted work as `tooManyRequests`: the server is too busy. */
function rethrowAsBusy(error: unknown): never {
  if (error instanceof WorkAborted) fail('tooManyRequests');
  throw error;
}

/** Sanitizes a content. Fails with `tooLarge` and `textTooComplex`. */
export async function sanitizeContent<Content>(module: Module, content: Content): Promise<Content> {
  const fault = isTooLarge(content) ? 'tooLarge' : requirePart(module).findFault(content);
  if (fault) fail(fault); // one quick pass: rejected content need not wait for a thread
  const cleaned = isSmall(content)
    ? cleanContent({ module, content })
    : await runInWorker('cleanContent', { module, content }, limits.sanitizeTimeoutMs).catch(rethrowAsBusy);
  return 'fault' in cleaned ? fail(cleaned.fault) : (cleaned.content as Content);
}

/** Findings of the checks in a proposal. */
export const checkContent = async (request: CheckRequest): Promise<Finding[]> =>
  isSmall(request.content, request.base)
    ? check(request)
    : runInWorker('check', request, limits.sanitizeTimeoutMs).catch(rethrowAsBusy);

/** The first prohibited term in a content. */
export async function findProhibitedTerm(
  { terms, list, version }: CachedTerms,
  content: unknown,
): Promise<ProhibitedMatch | null> {
  if (!terms.size || isSmall(content)) return findProhibited(terms, content);
  const search = (sent: CachedTerms['list'] | null) =>
    runInWorker('search', { content, version, terms: sent }, limits.sanitizeTimeoutMs).catch(rethrowAsBusy);
  const result = await search(null);
  const again = result === 'terms wanted' ? await search(list) : result;
  return again === 'terms wanted' ? null : again;
}

/** The changes of a revision; coarse when comparing takes too long, so that every stored content can be compared. */
export async function compareContents(request: CompareRequest): Promise<Difference> {
  if (isSmall(request.before, request.after)) return compare(request);
  return runInWorker('compare', request, limits.compareTimeoutMs).catch((error: unknown) => {
    if (error instanceof WorkAborted)
      return requirePart(request.module).compareCoarsely(request.before ?? null, request.after);
    throw error;
  });
}
