import { africa } from './africa.ts';
import { americas } from './americas.ts';
import { eastAsia } from './east-asia.ts';
import { europe } from './europe.ts';
import { modern } from './modern.ts';
import { nearEast } from './near-east.ts';
import { rome } from './rome.ts';
import type { PolityExtents } from './shape.ts';
import { southAsia } from './south-asia.ts';
import { steppe } from './steppe.ts';

/** Where polities lay, through time. */
export const borders: readonly PolityExtents[] = [...eastAsia, ...steppe, ...southAsia, ...nearEast, ...africa, ...rome, ...europe, ...americas, ...modern];
