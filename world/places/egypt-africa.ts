import type { Place } from '../subject.ts';

export const egyptAfrica = {
} as const satisfies Record<string, Place>;
