/** `npm run settings`: writes docs/settings.md from the schema of the settings. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsPage } from '../src/kit/settings.server.ts';

writeFileSync(join(import.meta.dirname, '../docs/settings.md'), settingsPage());
console.log('docs/settings.md is written.');
