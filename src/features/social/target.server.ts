import type { Database } from '../../kit/database/database.server.ts';
import type { ThingSummary } from '../../kit/registry/thing-type.server.ts';
import type { Language } from '../../rules/languages.ts';
import { requireThingOfType, loadSummaries } from '../../kit/registry/things.server.ts';
import { requireThingView } from '../../kit/registry/thing-views.ts';
import { toTargetType, toThingType, type TargetType, type SocialType } from './rules.ts';

/** The target of a like, favourite, watch or comment. */
export interface Target {
  thingId: string;
  type: TargetType;
}

/** The published thing that a call names; fails with `entryNotFound`. */
export const requireTarget = async (db: Database, { id, type }: { id: string; type: SocialType }): Promise<Target> => ({
  thingId: await requireThingOfType(db, toThingType(type), id),
  type: toTargetType(type),
});

/** A thing's page; a painting has one in addition to its entry's. */
const pageOf = (type: TargetType, { id, href }: ThingSummary): string => {
  const { isSecondPage, address } = requireThingView(type);
  return isSecondPage ? address!(id) : href;
};

/** Names and addresses of things in a language; unpublished things are missing. */
export async function loadTargetSummaries(db: Database, targets: readonly Target[], language: Language) {
  const summaries = await loadSummaries(
    db,
    targets.map(({ thingId }) => thingId),
    language,
  );
  return ({ thingId, type }: Target): ThingSummary | null => {
    const summary = summaries.get(thingId);
    return summary ? { ...summary, href: pageOf(type, summary) } : null;
  };
}
