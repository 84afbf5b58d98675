import { isbot } from 'isbot';
import { implement, type Context } from '../../kit/calls/api.server.ts';
import { shortLivedTag } from '../../kit/list-tags.ts';
import * as limits from '../../rules/limits.ts';
import { cleanName } from '../../rules/names.ts';
import * as contract from './contract.ts';
import { enqueueEvent } from './events.server.ts';
import { mostReadEntries, readingFigures } from './figures.server.ts';
import { pageOf, type CameFrom } from './rules.ts';

export const tracking = implement(contract, {
  async recordEvent({ UA, URL: pageUrl, referUrl, sessionID, actionType, timeTracking, params }, context) {
    const address = URL.parse(pageUrl, context.visitor.origin);
    if (!address || !isCounted(context, UA)) return null;
    const { term, found: hitCount } = params;
    enqueueEvent(context.db, {
      session: sessionID,
      action: actionType,
      ...pageOf(address),
      cameFrom: cameFromOf(referUrl, address),
      language: context.language,
      lookedMs: actionType === 'leave' ? Math.min(Math.round(timeTracking), limits.tracking.lookedMs) : 0,
      term: (hitCount === 0 && actionType === 'view' && termOf(term)) || null,
    });
    return null;
  },

  async mostRead(_, { db, language, cacheTags }) {
    cacheTags(shortLivedTag);
    return mostReadEntries(db, language);
  },

  readingFigures: async ({ days }, { db, language }) => readingFigures(db, days, language),
});

/** Excludes robots, administrators, and readers who ask not to be tracked. */
const isCounted = ({ visitor, member }: Context, reportedAgent = visitor.agent) =>
  !visitor.refusesTracking &&
  member?.role !== 'administrator' &&
  [visitor.agent, reportedAgent].every((agent) => agent !== '' && !isbot(agent));

function cameFromOf(referUrl: string, { origin }: URL): CameFrom {
  const before = referUrl ? URL.parse(referUrl) : null;
  if (!before) return 'start';
  return before.origin === origin ? pageOf(before).kind : 'outside';
}

const termOf = (term = '') => cleanName(term.slice(0, limits.searchTermLength)).toLowerCase();
