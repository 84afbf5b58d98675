import type { Generated } from 'kysely';
import type { Language } from '../../rules/languages.ts';

/** An account. Imports have accounts of their own. */
export interface MemberTable {
  id: string;
  name: string;
  /** In E.164. */
  phone: string | null;
  /** Confirmed. */
  mail: Generated<string | null>;
  role: Generated<'member' | 'reviewer' | 'administrator'>;
  createdAt: Generated<Date>;
  passwordHash: Generated<string | null>;
  status: Generated<'normal' | 'ban' | 'appeal'>;
  bannedUntil: Generated<Date | null>;
  banReason: Generated<string | null>;
  avatar: Generated<string | null>;
  signature: Generated<string>;
  company: Generated<string>;
  address: Generated<string>;
  occupation: Generated<string>;
  position: Generated<string>;
  interests: Generated<string[]>;
  language: Generated<Language>;
  invitationCode: Generated<string | null>;
  invitedBy: Generated<string | null>;
  deletedAt: Generated<Date | null>;
  /**
   * The name's skeleton, for confusable names (rules/member-names.ts); null when an older member's name already had it.
   */
  nameSkeleton: Generated<string | null>;
  /** The member who imposed the ban. */
  bannedBy: Generated<string | null>;
}
/** A browser in which a member has signed in (known-devices.server.ts). */
interface KnownDeviceTable {
  tokenHash: Buffer;
  memberId: string;
  seenAt: Generated<Date>;
}
/** A signed-in browser; only the hash of its token. */
interface SessionTable {
  id: Generated<string>;
  tokenHash: Buffer;
  memberId: string;
  createdAt: Generated<Date>;
  expiresAt: Date;
  seenAt: Generated<Date>;
  confirmedAt: Generated<Date>;
  agent: Generated<string>;
  network: Generated<string>;
  device: Generated<string>;
  /** When this session last showed a second factor. */
  secondFactorAt: Generated<Date | null>;
  /** When this session last showed a passkey of its member; adding another passkey does not count. */
  passkeyAt: Generated<Date | null>;
}

/** A member whose sign-in requires a second factor. */
interface SecondFactorTable {
  memberId: string;
  /** Secret of the authenticator app, encrypted (second-factor/secret-box.server.ts); null with passkeys only. */
  secret: Buffer | null;
  /** Time step of the last accepted code. */
  lastStep: Generated<number>;
  recoverySalt: Buffer;
  since: Generated<Date>;
}

/** Unused recovery codes. */
interface RecoveryCodeTable {
  memberId: string;
  codeHash: Buffer;
}
/** An account elsewhere by which a member signs in: the messaging app. */
interface IdentityTable {
  provider: 'weixin';
  outsideId: string;
  memberId: string;
  name: Generated<string>;
  createdAt: Generated<Date>;
}
/** A passkey of a member. */
interface PasskeyTable {
  id: string;
  memberId: string;
  publicKey: Buffer;
  counter: number;
  transports: Generated<string[]>;
  name: string;
  createdAt: Generated<Date>;
  usedAt: Generated<Date | null>;
}
/** A token with which a program proposes drafts for a member. */
interface AccessTokenTable {
  id: string;
  memberId: string;
  tokenHash: Buffer;
  name: string;
  createdAt: Generated<Date>;
  expiresAt: Date;
  usedAt: Generated<Date | null>;
}
/** A code sent to a phone or a mail address; only its hash. */
interface OneTimeCodeTable {
  id: string;
  target: string;
  codeHash: Buffer;
  tries: Generated<number>;
  used: Generated<boolean>;
  sentAt: Generated<Date>;
  expiresAt: Date;
}
/** An appeal of a banned member, and what became of it. */
interface AppealTable {
  id: string;
  memberId: string;
  reason: string;
  createdAt: Generated<Date>;
  decidedAt: Generated<Date | null>;
  decidedBy: Generated<string | null>;
  granted: Generated<boolean | null>;
  answer: Generated<string>;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    member: MemberTable;
    session: SessionTable;
    knownDevice: KnownDeviceTable;
    identity: IdentityTable;
    passkey: PasskeyTable;
    accessToken: AccessTokenTable;
    secondFactor: SecondFactorTable;
    recoveryCode: RecoveryCodeTable;
    oneTimeCode: OneTimeCodeTable;
    appeal: AppealTable;
  }
}
