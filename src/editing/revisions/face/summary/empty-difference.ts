import type { Difference } from '../../../../rules/revisions/difference.ts';

export const isEmptyDifference = ({ coarse, fields, items, blocks }: Difference): boolean =>
  !coarse && fields.length === 0 && items.length === 0 && blocks.every(({ op }) => op === 'same');
