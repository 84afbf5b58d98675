import { europe } from './europe.ts';
import { world } from './world.ts';

export const compositions = [...europe, ...world];
