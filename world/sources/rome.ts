import type { Source } from '../subject.ts';

export const rome = {
} as const satisfies Record<string, Source>;
