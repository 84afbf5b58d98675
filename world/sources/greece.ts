import type { Source } from '../subject.ts';

export const greece = {
} as const satisfies Record<string, Source>;
