import { sql } from 'kysely';
import type { Context } from '../../kit/calls/api.server.ts';
import type { ParsedInputOf, ReplyOf } from '../../kit/calls/endpoint.ts';
import { fail } from '../../rules/errors.ts';
import { notify } from '../../kit/notifications/notify.server.ts';
import { codeSubject, codeText } from '../accounts/face/code-message.server.ts';
import { checkCode, sendCode, consumeCode } from '../accounts/face/codes.server.ts';
import { findMember, userInfoOf } from '../accounts/face/members.server.ts';
import type * as contract from './contract.ts';
import { readMail } from './rules.ts';

/** Mail addresses are compared in lower case. */
const targetOf = (mail: string) => mail.toLowerCase();

/** Confirmed addresses. */
export const mailHandlers = {
  async askMail(
    { mail: given }: ParsedInputOf<typeof contract.askMail>,
    { db, visitor, drivers, language }: Context,
  ): Promise<ReplyOf<typeof contract.askMail>> {
    const mail = readMail(given) ?? fail('mailShape'),
      carrier = drivers.mail ?? fail('wayClosed');
    return sendCode(db, visitor, targetOf(mail), (code) =>
      carrier.send({ to: mail, subject: codeSubject(language), text: codeText(language, code) }),
    );
  },

  async confirmMail(
    { mail: given, code }: ParsedInputOf<typeof contract.confirmMail>,
    { db, visitor, member, settings }: Context,
  ): Promise<ReplyOf<typeof contract.confirmMail>> {
    const mail = readMail(given) ?? fail('mailShape'),
      memberId = member!.id;
    const codeId = await checkCode(db, visitor, targetOf(mail), code);
    return db.transaction().execute(async (tx) => {
      // Reveals that an address is taken only to someone who can read mail sent to it.
      const holder = await findMember(tx)
        .where(sql<boolean>`lower(mail) = lower(${mail})`)
        .where('id', '!=', memberId)
        .select('id')
        .executeTakeFirst();
      if (holder) fail('mailTaken');
      await consumeCode(tx, codeId);
      await tx
        .updateTable('member')
        .set({ mail })
        .where('id', '=', memberId)
        .execute()
        .catch((error: { code?: string }) =>
          error.code === '23505' ? fail('mailTaken') : Promise.reject(error as Error),
        );
      await notify(tx, [memberId], { kind: 'mailBound' });
      return userInfoOf(tx, member!, settings);
    });
  },
};
