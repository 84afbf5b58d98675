import { isKind, type Kind } from '../../../rules/kinds.ts';
import { readLanguage, type Language } from '../../../rules/languages.ts';
import { partViews } from '../../../kit/registry/part-views.ts';
import type { Module } from '../../../rules/modules.ts';

/** The lists of submissions on the desk. */
export const queueNames = ['waiting', 'mine', 'featuring', 'decided'] as const;
export interface QueueRequest {
  which: (typeof queueNames)[number];
  module?: Module;
  language?: Language;
  kind?: Kind;
  newcomers?: boolean;
  page: number;
}

export type ReviewView =
  | ({ name: 'queue' } & QueueRequest)
  | { name: 'submission'; id: string }
  | { name: 'reports' | 'appeals' | 'terms' };

const sectionNames = ['reports', 'appeals', 'terms'] as const;

/** `#/mine?module=text&page=2`, `#/submission/{id}`, `#/reports`; anything else is the waiting list. */
export function readReviewView(hash: string): ReviewView {
  const [path = '', query] = hash.replace(/^#\/?/, '').split('?') as [string, string?];
  const [first, id] = path.split('/');
  if (first === 'submission' && id) return { name: 'submission', id: decodeURIComponent(id) };
  const room = sectionNames.find((roomName) => roomName === first);
  if (room) return { name: room };
  const searchParams = new URLSearchParams(query),
    page = Number(searchParams.get('page') ?? 1),
    kind = searchParams.get('kind') ?? '';
  return {
    name: 'queue',
    which: queueNames.find((queue) => queue === first) ?? 'waiting',
    module: partViews().find(({ name }) => name === searchParams.get('module'))?.name,
    language: readLanguage(searchParams.get('language')) ?? undefined,
    kind: isKind(kind) ? kind : undefined,
    newcomers: searchParams.has('newcomers') || undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Address of a list with its filters. */
export function queueHash({ which, module, language, kind, newcomers, page }: QueueRequest): string {
  const searchParams = new URLSearchParams({
    ...(module && { module }),
    ...(language && { language }),
    ...(kind && { kind }),
    ...(newcomers && { newcomers: 'on' }),
    ...(page > 1 && { page: String(page) }),
  });
  return `#/${which}${searchParams.size ? `?${searchParams}` : ''}`;
}
export const submissionHash = (id: string) => `#/submission/${encodeURIComponent(id)}`;

/** The last listed submissions and the list's address; next and previous follow it. */
export interface Trail {
  ids: readonly string[];
  hash: string;
}
