import { call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import type { openPart as openPartCall } from '../../entries/writing-contract.ts';
import type { Facts, Text } from '../../entries/rules.ts';
import type { Relations } from '../../relations/rules.ts';
import type { Timeline } from '../../timelines/rules.ts';
import type { Timemap } from '../../timemaps/rules.ts';
import type { ServerDraft } from './beginning.ts';
import { lines } from '../calls.ts';

export interface Contents {
  text: Text;
  facts: Facts;
  timeline: Timeline;
  timemap: Timemap;
  relations: Relations;
}
export type PartName = keyof Contents;
type Reply = ReplyOf<typeof openPartCall>;

/** A revision: what readers see, or what was written upon it. */
export interface Version<C> {
  id: string;
  content: C;
  /** Of a text that is a translation. */
  translatedFrom: NonNullable<Reply['base']>['translatedFrom'];
}
/** A part of an entry when somebody begins to write. */
export interface Opened<P extends PartName> extends Pick<
  Reply,
  'itemId' | 'head' | 'state' | 'owner' | 'until' | 'pending'
> {
  part: P;
  /** What readers see; null for nothing yet. */
  base: Version<Contents[P]> | null;
  draft: (Version<Contents[P]> & ServerDraft<Contents[P]>) | null;
  /** What was not let through last, and why. */
  rejected: (Version<Contents[P]> & { reason: string }) | null;
}

/** Everything that is known of a part before it is written. */
export async function openPart<P extends PartName>(part: P, id: string): Promise<Opened<P>> {
  const { draft, ...opened } = await call(lines.part, { itemId: id, module: part }, { quiet: true });
  return { ...opened, part, draft: draft && { ...draft, at: Date.parse(draft.changedAt) } } as Opened<P>;
}

/** A published revision by its id; an entry's id gives the text that readers see now. */
export async function versionOf<P extends PartName>(id: string): Promise<Version<Contents[P]>> {
  const found = await call(lines.revision, { id }, { quiet: true });
  return { id: found.id, content: found.content as Contents[P], translatedFrom: found.translatedFrom };
}
