/** `npm run content:schema`: writes the JSON Schemas of the content, by which editors complete and check its files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas } from '../importers/content/json-schemas.ts';
import { builtInFolder } from '../importers/content/load.ts';

const folder = join(builtInFolder, 'schema');
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas())) writeFileSync(join(folder, name), schema);
