import type { Source } from '../subject.ts';

export const nearEast = {
} as const satisfies Record<string, Source>;
