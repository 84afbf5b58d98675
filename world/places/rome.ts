import type { Place } from '../subject.ts';

export const rome = {
} as const satisfies Record<string, Place>;
