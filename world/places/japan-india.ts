import type { Place } from '../subject.ts';

export const japanIndia = {
} as const satisfies Record<string, Place>;
