import type { Context } from '../../kit/api.server.ts';
import { findMember } from '../sign-in/members.server.ts';
import type { ExportedData } from './contract.ts';

/** All that is kept about whoever asks. */
export async function exportData(_: object, { db, member }: Context): Promise<ExportedData> {
  const { id: memberId } = member!;
  const { name, passwordHash, createdAt, bannedUntil, deletedAt: _deleted, ...profile } = await findMember(db).where('id', '=', memberId).selectAll().executeTakeFirstOrThrow();
  const targets = [profile.phone, profile.mail?.toLowerCase()].filter((target) => target != null);
  const iso = (time: Date | null) => time?.toISOString() ?? null;
  const at = (time: Date) => time.toISOString();

  const identities = await db.selectFrom('identity').where('memberId', '=', memberId).select(['provider', 'outsideId', 'name', 'createdAt']).execute();
  const sessions = await db.selectFrom('session').where('memberId', '=', memberId).orderBy('createdAt').select(['agent', 'network', 'device', 'createdAt', 'seenAt', 'expiresAt']).execute();
  const passkeys = await db.selectFrom('passkey').where('memberId', '=', memberId).orderBy('createdAt').select(['id', 'name', 'createdAt', 'usedAt']).execute();
  const knownDevices = await db.selectFrom('knownDevice').where('memberId', '=', memberId).orderBy('seenAt').select('seenAt').execute();
  const codes = targets.length ? await db.selectFrom('oneTimeCode').where('target', 'in', targets).orderBy('sentAt').select(['target', 'sentAt', 'used']).execute() : [];
  const settings = await db.selectFrom('messageSetting').where('memberId', '=', memberId).select(['favor', 'comment', 'digest']).executeTakeFirst();
  const messages = await db.selectFrom('message').where('memberId', '=', memberId).orderBy('number').select(['type', 'read', 'content', 'createdAt']).execute();
  const appeals = await db.selectFrom('appeal').where('memberId', '=', memberId).orderBy('createdAt').select(['reason', 'createdAt', 'decidedAt', 'granted', 'answer']).execute();
  const revisions = await db.selectFrom('revision').where('authorId', '=', memberId).orderBy('createdAt').select(['id', 'module', 'subjectId', 'language', 'state', 'rejectReason', 'createdAt', 'decidedAt']).execute();
  const savedGraphs = await db.selectFrom('savedGraph').where('memberId', '=', memberId).orderBy('createdAt').select(['id', 'kind', 'name', 'content', 'createdAt']).execute();
  return {
    exportedAt: at(new Date()),
    profile: { ...profile, username: name, hasPassword: passwordHash !== null, createdAt: at(createdAt), bannedUntil: iso(bannedUntil) },
    identities: identities.map((one) => ({ ...one, createdAt: at(one.createdAt) })),
    sessions: sessions.map((one) => ({ ...one, createdAt: at(one.createdAt), seenAt: at(one.seenAt), expiresAt: at(one.expiresAt) })),
    passkeys: passkeys.map((one) => ({ ...one, createdAt: at(one.createdAt), usedAt: iso(one.usedAt) })),
    knownDevices: knownDevices.map(({ seenAt }) => ({ seenAt: at(seenAt) })),
    codes: codes.map((one) => ({ ...one, sentAt: at(one.sentAt) })),
    messageSettings: settings ?? null,
    messages: messages.map((one) => ({ ...one, createdAt: at(one.createdAt) })),
    appeals: appeals.map((one) => ({ ...one, createdAt: at(one.createdAt), decidedAt: iso(one.decidedAt) })),
    revisions: revisions.map((one) => ({ ...one, createdAt: at(one.createdAt), decidedAt: iso(one.decidedAt) })),
    savedGraphs: savedGraphs.map((one) => ({ ...one, createdAt: at(one.createdAt) })),
  };
}
