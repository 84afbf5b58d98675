import type { Source } from '../subject.ts';

export const chinaLater = {
} as const satisfies Record<string, Source>;
