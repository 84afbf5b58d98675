import { implement } from '../../kit/calls/api.server.ts';
import { requireSubject } from '../../kit/find-subject.server.ts';
import { toPartRef } from '../../editing/revisions/face/part-ref.server.ts';
import { save } from '../../editing/revisions/face/submit.server.ts';
import * as contract from './writing-contract.ts';

export const timemapWriting = implement(contract, {
  saveTimemap: async ({ itemId, timemap, draft, ...saving }, context) =>
    save(context, draft, {
      ...saving,
      part: toPartRef(await requireSubject(context.db, itemId), 'timemap', context.language),
      content: timemap,
    }),
});
