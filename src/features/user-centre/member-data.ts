import type { ExportedData } from './contract.ts';

/**
 * Every column that refers to a member: where its rows are in the export, and whether they are deleted with the account
 * or stay under the pseudonym. A test compares this with the database, so that no table is forgotten.
 */
export const memberColumns = {
  'session.member_id': { exportedAs: 'sessions', onDeletion: 'go' },
  'identity.member_id': { exportedAs: 'identities', onDeletion: 'go' },
  'known_device.member_id': { exportedAs: 'knownDevices', onDeletion: 'go' },
  'passkey.member_id': { exportedAs: 'passkeys', onDeletion: 'go' },
  'access_token.member_id': { exportedAs: 'accessTokens', onDeletion: 'go' },
  /** Recovery codes are deleted with it. */
  'second_factor.member_id': { exportedAs: 'secondFactor', onDeletion: 'go' },
  'message.member_id': { exportedAs: 'messages', onDeletion: 'go' },
  'message_setting.member_id': { exportedAs: 'messageSettings', onDeletion: 'go' },
  'appeal.member_id': { exportedAs: 'appeals', onDeletion: 'go' },
  'edit_lock.owner_id': { exportedAs: 'editLocks', onDeletion: 'go' },
  /** Drafts are deleted. */
  'revision.author_id': { exportedAs: 'revisions', onDeletion: 'stay' },
  'revision.reviewer_id': { exportedAs: 'reviews', onDeletion: 'stay' },
  'audit_step.member_id': { exportedAs: 'reviews', onDeletion: 'stay' },
  'member.banned_by': { exportedAs: 'decisions', onDeletion: 'stay' },
  'appeal.decided_by': { exportedAs: 'decisions', onDeletion: 'stay' },
  'audit_log.member_id': { exportedAs: 'decisions', onDeletion: 'stay' },
  'report.closed_by': { exportedAs: 'decisions', onDeletion: 'stay' },
  'report.member_id': { exportedAs: 'reports', onDeletion: 'stay' },
  'prohibited_term.added_by': { exportedAs: 'terms', onDeletion: 'stay' },
  'image.uploader_id': { exportedAs: 'images', onDeletion: 'stay' },
  'recording.uploader_id': { exportedAs: 'recordings', onDeletion: 'stay' },
  'article.author_id': { exportedAs: 'articles', onDeletion: 'stay' },
  'cited_article.added_by': { exportedAs: 'articles', onDeletion: 'stay' },
  'thing_like.member_id': { exportedAs: 'social', onDeletion: 'go' },
  'favourite.member_id': { exportedAs: 'social', onDeletion: 'go' },
  'watch.member_id': { exportedAs: 'social', onDeletion: 'go' },
  'watch_feed.member_id': { exportedAs: 'social', onDeletion: 'go' },
  'push_subscription.member_id': { exportedAs: 'social', onDeletion: 'go' },
  /** Threads stay, without an author. */
  'comment.author_id': { exportedAs: 'social', onDeletion: 'stay' },
  'comment.hidden_by': { exportedAs: 'social', onDeletion: 'stay' },
  /** Private ones are deleted. */
  'special_group.member_id': { exportedAs: 'things', onDeletion: 'stay' },
  'task_done.member_id': { exportedAs: 'tasks', onDeletion: 'go' },
  'member.invited_by': { exportedAs: 'invited', onDeletion: 'stay' },
} as const satisfies Record<string, { exportedAs: keyof ExportedData; onDeletion: 'go' | 'stay' }>;
