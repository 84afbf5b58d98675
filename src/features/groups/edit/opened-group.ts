import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import type { groupDetail } from '../contract.ts';
import type { GroupKind } from '../face/kinds.ts';

export type OpenedGroup = ReplyOf<typeof groupDetail>;

export type GroupRequest = { kind: GroupKind; id: null } | { kind: null; id: string };
