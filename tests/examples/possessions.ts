import * as media from '../../src/features/media/contract.ts';
import * as groups from '../../src/features/groups/contract.ts';
import * as messages from '../../src/features/messages/contract.ts';
import { notify } from '../../src/kit/notifications/notify.server.ts';
import * as saved from '../../src/features/groups/saved-graphs-contract.ts';

import { createPicture, example, type Preparation, type PreparedWorld } from './prepared-world.ts';

/** A member with a message. */
const withMessage = async ({ member, db }: PreparedWorld) => {
  const { id, visitor, call } = await member();
  await notify(db, [id], { kind: 'welcome' });
  return { visitor, call };
};
/** A member with an unpublished picture; `itemId` is the entry it was uploaded for. */
const withPicture = async ({ member, by }: PreparedWorld) => {
  const { visitor } = await member();
  const { id } = await by(
    visitor,
    'en',
    await createPicture(),
  )(media.uploadImage, {
    ...media.uploadImage.example,
    itemId: 'augustus',
  });
  return { visitor, fill: { id } };
};
const withGraph = async ({ member }: PreparedWorld) => {
  const { visitor, call } = await member();
  return { visitor, fill: await call(saved.saveGraph, saved.saveGraph.example) };
};

/** A member with a graph shared by link, and a draft of it. */
const withGroup = async ({ member }: PreparedWorld) => {
  const { visitor, call } = await member();
  const { id, version } = await call(groups.saveGroup, { ...groups.saveGroup.example, visibility: 'link' });
  await call(groups.saveGroupDraft, { ...groups.saveGroupDraft.example, id, onVersion: version });
  return { visitor, fill: { id } };
};

export const possessionExamples: readonly Preparation[] = [
  example(messages.messagePanel, withMessage),
  example(messages.messageList, withMessage),
  example(messages.readOne, async (world) => {
    const { visitor, call } = await withMessage(world);
    const { SYSTEM } = await call(messages.messagePanel, {});
    return { visitor, fill: { messageId: SYSTEM[0]!.messageId } };
  }),
  example(messages.readAll, withMessage),
  example(messages.messageSettings, withMessage),
  example(messages.changeMessageSettings, withMessage),

  example(media.uploadImage, async ({ member }) => ({
    visitor: (await member()).visitor,
    file: await createPicture(),
  })),
  example(media.imageDetail, withPicture),
  example(media.imageItem, withPicture),
  example(media.deleteImage, withPicture),

  example(saved.saveGraph, async ({ member }) => ({ visitor: (await member()).visitor })),
  example(saved.savedGraph, withGraph),
  example(saved.removeSaved, withGraph),
  example(saved.savePath, async ({ member }) => ({ visitor: (await member()).visitor })),
  example(saved.savedPath, async ({ member }) => {
    const { visitor, call } = await member();
    return { visitor, fill: await call(saved.savePath, saved.savePath.example) };
  }),

  ...[groups.saveGroup, groups.saveGroupDraft, groups.previewGroup].map((endpoint) =>
    example(endpoint, async ({ member }) => ({ visitor: (await member()).visitor })),
  ),
  ...[groups.groupDrafts, groups.ownGroups, groups.specialList].map((endpoint) =>
    example(endpoint, async (world) => ({ visitor: (await withGroup(world)).visitor })),
  ),
  example(groups.groupPage, withGroup),
  example(groups.groupDetail, withGroup),
  example(groups.deleteGroupDraft, withGroup),
  example(groups.copyGroup, withGroup),
  example(groups.deleteGroup, withGroup),
  example(groups.shareGroup, withGroup),
];
