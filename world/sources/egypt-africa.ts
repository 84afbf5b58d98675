import type { Source } from '../subject.ts';

export const egyptAfrica = {
} as const satisfies Record<string, Source>;
