import type { Generated, JSONColumnType } from 'kysely';
import type { MessageTab, Notification } from '../../kit/notifications/notification.ts';

/** A message to a member: a kind and values. */
export interface MessageTable {
  id: string;
  /** Increases with every message. */
  number: Generated<number>;
  memberId: string;
  type: MessageTab;
  read: Generated<boolean>;
  content: JSONColumnType<Notification>;
  createdAt: Generated<Date>;
}
/** Which messages a member wants. */
interface MessageSettingTable {
  memberId: string;
  favor: Generated<boolean>;
  comment: Generated<boolean>;
  digest: Generated<'off' | 'daily' | 'weekly'>;
  digestedAt: Generated<Date | null>;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    message: MessageTable;
    messageSetting: MessageSettingTable;
  }
}
