/** Builds the product without starting it, as a container image does. */
import { join } from 'node:path';
import { build } from '../src/kit/building/build.server.ts';

process.chdir(join(import.meta.dirname, '..'));
await build();
