import type { Source } from '../subject.ts';

export const americasRenaissance = {
} as const satisfies Record<string, Source>;
