import { implement, type Context } from '../../kit/calls/api.server.ts';
import { rateLimit } from '../../kit/calls/rate-limit.server.ts';
import { removeFileAt } from '../../kit/pictures/remove-files.server.ts';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import type { UserInfo } from '../../kit/member/contract.ts';
import { findMember, userInfoOf } from '../accounts/face/members.server.ts';
import * as passkeyContract from '../accounts/methods/passkey-contract.ts';
import { passkeyHandlers } from '../accounts/face/passkeys.server.ts';
import { storeAvatar, squareAvatar } from './avatar.server.ts';
import * as contract from './contract.ts';
import { overviewCalls } from './overview/handlers.server.ts';
import { deleteAccount } from './deletion.server.ts';
import { exportData } from './export.server.ts';
import { mailHandlers } from './mail.server.ts';
import { sessionHandlers } from './sessions.server.ts';

/** Replaces the avatar, or removes it. */
async function changeAvatar({ db, member, drivers, settings }: Context, avatar: string | null): Promise<UserInfo> {
  const before = await db.transaction().execute(async (tx) => {
    const row = await findMember(tx)
      .where('id', '=', member!.id)
      .select('avatar')
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx.updateTable('member').set({ avatar }).where('id', '=', member!.id).execute();
    return row.avatar;
  });
  if (before !== avatar) await removeFileAt(db, drivers.media, before);
  return userInfoOf(db, member!, settings);
}

export const userCentre = [
  ...implement(passkeyContract, passkeyHandlers),
  ...overviewCalls,
  ...implement(contract, {
    ...sessionHandlers,
    ...mailHandlers,
    exportData,
    deleteAccount,

    async saveAvatar(_, context) {
      const { db, member, drivers, file } = context;
      await rateLimit(db, { key: `avatar member ${member!.id}`, maxAttempts: limits.avatar.aDay, perMs: 86_400_000 });
      const square = await squareAvatar((await file?.()) ?? fail('pictureUnreadable'));
      return changeAvatar(context, await storeAvatar(drivers.media, member!.id, square));
    },

    removeAvatar: (_, context) => changeAvatar(context, null),
  }),
];
