import type { Place } from '../subject.ts';

export const islamEurope = {
} as const satisfies Record<string, Place>;
