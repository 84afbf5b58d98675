import type { Source } from '../subject.ts';

export const chinaEarly = {
} as const satisfies Record<string, Source>;
