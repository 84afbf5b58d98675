import * as review from '../../src/features/review/contract.ts';
import * as social from '../../src/features/social/contract.ts';
import { example, type Preparation, type PreparedWorld } from './prepared.ts';

const somebody = async ({ member }: PreparedWorld) => ({ visitor: (await member()).visitor });
/** A member with a comment of their own. */
async function writeComment({ member }: PreparedWorld) {
  const { visitor, call } = await member();
  return { visitor, fill: { id: (await call(social.sendComment, social.sendComment.example)).id } };
}
/** The same, for a reviewer. */
const readByReviewer = async (world: PreparedWorld) => ({
  ...(await writeComment(world)),
  visitor: world.people.reviewer,
});

export const socialExamples: readonly Preparation[] = [
  example(social.sendLike, somebody),
  example(social.sendFavour, somebody),
  example(social.sendComment, somebody),
  example(social.sendWatch, somebody),
  example(social.makeWatchFeed, somebody),
  example(social.sendPush, somebody),
  example(social.replies, writeComment),
  example(social.whereComment, writeComment),
  example(social.editComment, writeComment),
  example(social.deleteComment, writeComment),
  example(social.hideComment, readByReviewer),
  example(review.hideReported, async (world) => {
    const { call } = await world.member();
    const { fill, visitor } = await readByReviewer(world);
    return { visitor, fill: await call(review.report, { ...review.report.example, id: fill.id }) };
  }),
];
