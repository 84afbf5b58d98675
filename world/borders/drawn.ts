import { africa } from './africa.ts';
import { americas } from './americas.ts';
import { between } from './between.ts';
import { eastAsia } from './east-asia.ts';
import { europe } from './europe.ts';
import { modern } from './modern.ts';
import { nearEast } from './near-east.ts';
import { rome } from './rome.ts';
import { southAsia } from './south-asia.ts';
import { steppe } from './steppe.ts';
import type { PolityExtents } from './shape.ts';

/** What is drawn by hand. */
export const drawn: readonly PolityExtents[] = [...eastAsia, ...steppe, ...southAsia, ...nearEast, ...africa, ...rome, ...europe, ...americas, ...modern, ...between];
