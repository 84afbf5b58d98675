import { entries } from './features/entries/handlers.server.ts';
import { help } from './features/help/handlers.server.ts';
import { home } from './features/home/handlers.server.ts';
import { media } from './features/media/handlers.server.ts';
import { relations } from './features/relations/handlers.server.ts';
import { savedGraphs } from './features/relations/saved.server.ts';
import { search } from './features/search/handlers.server.ts';
import { timelines } from './features/timelines/handlers.server.ts';
import { timemaps } from './features/timemaps/handlers.server.ts';

/** Every feature that answers calls. */
export const features = [home, entries, relations, savedGraphs, timelines, timemaps, search, media, help];
