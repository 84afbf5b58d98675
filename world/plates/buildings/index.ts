import { asia } from './asia.ts';
import type { Building } from './building.ts';
import { classical } from './classical.ts';
import { egypt } from './egypt.ts';

import { west } from './west.ts';

export const buildings: readonly Building[] = [...egypt, ...classical, ...asia, ...west];
