import { booksToBaghdad } from './books-to-baghdad.ts';
import { silkRoad } from './silk-road.ts';
import type { WorldTour } from './tour.ts';
import { waterloo } from './waterloo.ts';

/** The tours of the built-in world, the one that is listed first last. */
export const tours: readonly WorldTour[] = [waterloo, booksToBaghdad, silkRoad];
