import { implement } from '../../kit/calls/api.server.ts';
import { fail } from '../../rules/errors.ts';
import * as contract from './contract.ts';
import { auditedActs } from './queries.server.ts';
import { findingsIn } from './rules.ts';

export const operations = implement(contract, {
  async systemStatus(_, { systemStatus }) {
    const { at, health, slow, ...report } = await (systemStatus ?? (() => fail('serverUpdating')))();
    return {
      ...report,
      at: at.toISOString(),
      findings: findingsIn({ health, ...report }),
      health: {
        status: health.status,
        reason: 'reason' in health ? health.reason : null,
        databaseMs: 'databaseMs' in health ? health.databaseMs : null,
      },
      slow: slow.map(({ lastAt, ...slowQuery }) => ({ ...slowQuery, lastAt: lastAt.toISOString() })),
    };
  },

  auditLog: (request, { db }) => auditedActs(db, request),
});
