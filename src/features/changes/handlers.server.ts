import { implement } from '../../kit/calls/api.server.ts';
import * as contract from './contract.ts';
import { publishedAfter, publishedDays } from './queries.server.ts';
import { dumpOf, mostDays } from './rules.ts';

export const changes = implement(contract, {
  changesSince: (request, { db }) => publishedAfter(db, request),

  async dumpDays(_, { db }) {
    return { days: (await publishedDays(db, mostDays)).map((day) => ({ day, file: dumpOf(day) })) };
  },
});
