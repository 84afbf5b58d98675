import type { z } from 'zod';
import type { Module } from '../../rules/modules.ts';
import { Facts, Text } from '../entries/rules.ts';
import { Relations } from '../relations/rules.ts';
import { Timeline } from '../timelines/rules.ts';
import { Timemap } from '../timemaps/rules.ts';

/** What each module's revisions hold, as schemas. */
export const schemas: Record<Module, z.ZodType> = {
  facts: Facts,
  text: Text,
  timeline: Timeline,
  timemap: Timemap,
  relations: Relations,
};
