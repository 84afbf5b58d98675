import type { Place } from '../subject.ts';

export const greece = {
} as const satisfies Record<string, Place>;
