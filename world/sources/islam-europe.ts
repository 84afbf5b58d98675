import type { Source } from '../subject.ts';

export const islamEurope = {
} as const satisfies Record<string, Source>;
