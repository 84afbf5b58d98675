import type { Generated } from 'kysely';

export interface MemberTable {
  id: string;
  name: string;
  phone: string | null;
  role: Generated<'member' | 'reviewer' | 'administrator'>;
  createdAt: Generated<Date>;
}
export interface SessionTable {
  tokenHash: Buffer;
  memberId: string;
  createdAt: Generated<Date>;
  expiresAt: Date;
}
