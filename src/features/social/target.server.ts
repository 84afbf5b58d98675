import type { Database } from '../../kit/database/database.server.ts';
import type { ThingShown } from '../../kit/registry/thing-type.server.ts';
import type { Language } from '../../rules/languages.ts';
import { thingOfType, thingsShown } from '../../kit/registry/things.server.ts';
import { keptType, thingTypeNamed, type KeptType, type SocialType } from './rules.ts';

/** The target of a like, favourite, watch or comment. */
export interface Target {
  thingId: string;
  type: KeptType;
}

/** The published thing that a call names; fails with `entryNotFound`. */
export async function targetOf(db: Database, { id, type }: { id: string; type: SocialType }): Promise<Target> {
  return { thingId: await thingOfType(db, thingTypeNamed(type), id), type: keptType(type) };
}

/** A thing's page; a painting has one in addition to its entry's. */
const pageOf = (type: KeptType, { id, href }: ThingShown): string =>
  type === 'painting' ? `/painting/detail?paintingType=alone&paintingId=${encodeURIComponent(id)}` : href;

/** Names and addresses of things in a language; unpublished things are missing. */
export async function shownTargets(db: Database, targets: readonly Target[], language: Language) {
  const summaries = await thingsShown(
    db,
    targets.map(({ thingId }) => thingId),
    language,
  );
  return ({ thingId, type }: Target): ThingShown | null => {
    const summary = summaries.get(thingId);
    return summary ? { ...summary, href: pageOf(type, summary) } : null;
  };
}
