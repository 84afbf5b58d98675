import { z } from 'zod';
import { fileKinds } from './files.ts';

/** The JSON Schema of each kind of file, by file name. */
export const jsonSchemas = (): Record<string, string> =>
  Object.fromEntries(
    fileKinds.map(({ schemaName, schema }) => [
      `${schemaName}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7' }), null, 2)}\n`,
    ]),
  );
