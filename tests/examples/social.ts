import * as review from '../../src/features/review/contract.ts';
import * as social from '../../src/features/social/contract.ts';
import { example, type Preparation, type PreparedWorld } from './prepared-world.ts';

const asNewMember = async ({ member }: PreparedWorld) => ({ visitor: (await member()).visitor });
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
  example(social.sendLike, asNewMember),
  example(social.sendFavour, asNewMember),
  example(social.sendComment, asNewMember),
  example(social.sendWatch, asNewMember),
  example(social.makeWatchFeed, asNewMember),
  example(social.sendPush, asNewMember),
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
