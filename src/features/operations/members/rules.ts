export const roles = ['member', 'reviewer', 'administrator'] as const;
export type Role = (typeof roles)[number];

export const memberLists = ['all', 'reviewers', 'administrators', 'banned'] as const;
export type MemberList = (typeof memberLists)[number];
