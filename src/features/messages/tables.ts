import type { Generated, JSONColumnType } from 'kysely';
import type { Notification } from './face/notification.ts';

export interface MessageTable {
  id: string;
  /** In the order of writing. */
  number: Generated<number>;
  memberId: string;
  type: 'system' | 'favor' | 'comment';
  read: Generated<boolean>;
  content: JSONColumnType<Notification>;
  createdAt: Generated<Date>;
}
export interface MessageSettingTable {
  memberId: string;
  favor: Generated<boolean>;
  comment: Generated<boolean>;
  digest: Generated<'off' | 'daily' | 'weekly'>;
  digestedAt: Generated<Date | null>;
}
