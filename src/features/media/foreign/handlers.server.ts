import { implement } from '../../../kit/calls/api.server.ts';
import { rateLimit } from '../../../kit/calls/rate-limit.server.ts';
import { fail } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { pictureOf } from '../queries.server.ts';
import { bring, lookAt } from './bring.server.ts';
import * as contract from './contract.ts';

export const foreign = implement(contract, {
  async lookAbroad({ url }, context) {
    const { db, member } = context;
    await rateLimit(db, { key: `abroad member ${member!.id}`, most: limits.image.aDay, perMs: 86_400_000 });
    return lookAt(url, context);
  },

  async bringFromAbroad({ url, picture: wanted, itemId }, context) {
    // The manifest is fetched again: rights come from its publisher, not from the request.
    const found = await lookAt(url, context);
    const picture = found.pictures.find((one) => one.url === wanted) ?? fail('imageNotFound');
    return pictureOf(await bring(context, { url, found, picture, itemId }));
  },
});
