import { implement } from '../../kit/calls/api.server.ts';
import * as contract from './contract.ts';
import { loadChanges, listPublishedDays } from './queries.server.ts';
import { dumpOf, maxDumpDays } from './rules.ts';

export const changes = implement(contract, {
  changesSince: (request, { db }) => loadChanges(db, request),

  dumpDays: async (_, { db }) => ({
    days: (await listPublishedDays(db, maxDumpDays)).map((day) => ({ day, file: dumpOf(day) })),
  }),
});
