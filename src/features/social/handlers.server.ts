import { implement, type Context } from '../../kit/calls/api.server.ts';
import type { ParsedInputOf, ReplyOf } from '../../kit/calls/endpoint.ts';
import { listComments, listReplies, whereComment } from './comments/read.server.ts';
import { membersNamed } from './comments/member-suggestions.server.ts';
import { deleteComment, editComment, hideComment, sendComment } from './comments/write.server.ts';
import * as contract from './contract.ts';
import { countsOf } from './face/counts.server.ts';
import { favourites } from './favourites.server.ts';
import { favoursOf, isMarkedBy, likesOf, sendFavour, sendLike } from './likes.server.ts';
import { requireTarget } from './target.server.ts';
import { pushKey, sendPush } from './watching/push.server.ts';
import { makeWatchFeed, sendWatch, watched } from './watching/watch.server.ts';

export const social = implement(contract, {
  socialLike: async (request, { db, member }) =>
    likesOf(db, (await requireTarget(db, request)).thingId, member?.id ?? null),
  checkFavour: async (request, { db, member }) => favoursOf(db, (await requireTarget(db, request)).thingId, member!.id),
  sendLike,
  sendFavour,
  favourites,
  socialState,
  comments: listComments,
  replies: listReplies,
  whereComment,
  membersNamed,
  sendComment,
  editComment,
  deleteComment,
  hideComment,
  sendWatch,
  watched,
  makeWatchFeed,
  pushKey,
  sendPush,
});

async function socialState(
  request: ParsedInputOf<typeof contract.socialState>,
  { db, member }: Context,
): Promise<ReplyOf<typeof contract.socialState>> {
  const { thingId } = await requireTarget(db, request);
  const ownState = member && {
    liked: isMarkedBy(db, 'thingLike', thingId, member.id),
    kept: isMarkedBy(db, 'favourite', thingId, member.id),
    watch: db
      .selectFrom('watch')
      .where('memberId', '=', member.id)
      .where('thingId', '=', thingId)
      .select('how')
      .executeTakeFirst(),
  };
  const [countOf, liked, isFavourite, watch] = await Promise.all([
    countsOf(db, [thingId]),
    ownState?.liked,
    ownState?.kept,
    ownState?.watch,
  ]);
  const { like, favour, comment } = countOf(thingId);
  return {
    likes: like,
    favourites: favour,
    comments: comment,
    liked: liked ?? false,
    kept: isFavourite ?? false,
    watched: watch?.how ?? null,
  };
}
