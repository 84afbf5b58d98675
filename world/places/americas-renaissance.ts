import type { Place } from '../subject.ts';

export const americasRenaissance = {
} as const satisfies Record<string, Place>;
