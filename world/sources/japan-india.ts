import type { Source } from '../subject.ts';

export const japanIndia = {
} as const satisfies Record<string, Source>;
