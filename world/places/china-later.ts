import type { Place } from '../subject.ts';

export const chinaLater = {
} as const satisfies Record<string, Place>;
