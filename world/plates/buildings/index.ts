import type { Building } from './building.ts';
import { africa } from './africa.ts';
import { americas } from './americas.ts';
import { byzantium } from './byzantium.ts';
import { capitals } from './capitals.ts';
import { eastAsia } from './east-asia.ts';
import { egypt } from './egypt.ts';
import { greece } from './greece.ts';
import { islam } from './islam.ts';
import { nearEast } from './near-east.ts';
import { rome } from './rome.ts';
import { southAsia } from './south-asia.ts';
import { stones } from './stones.ts';

export const buildings: readonly Building[] = [
  ...egypt,
  ...africa,
  ...greece,
  ...rome,
  ...nearEast,
  ...eastAsia,
  ...southAsia,
  ...byzantium,
  ...islam,
  ...capitals,
  ...stones,
  ...americas,
];
