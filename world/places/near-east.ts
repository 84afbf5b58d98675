import type { Place } from '../subject.ts';

export const nearEast = {
} as const satisfies Record<string, Place>;
