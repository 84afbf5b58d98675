import { globSync, readFileSync } from 'node:fs';
import type { Schema, SchemaTable } from './schema-sql.ts';

interface DocumentedTable {
  /** Folder of the feature that owns it. */
  owner: string;
  about: string;
  /** What is said of its columns, by their names in the database. */
  columns: ReadonlyMap<string, string>;
}

/** Tables that only SQL names, so that no `tables.ts` declares them. */
const sqlTables: Record<string, string> = {
  family_changes: 'Counts changes of families, so that processes load them again.',
  network_cost: 'What the requests of a network have cost lately.',
  owed_count: 'Counts that a bulk import makes at its end.',
  owed_index: 'Indexes that a bulk import has set aside.',
};

const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** A documentation comment as one line. */
const plainText = (comment: string) =>
  comment
    .replace(/^\s*\/\*\*|\*\/\s*$/g, '')
    .replace(/^\s*\*\s?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The comments of all `tables.ts`, by the name of the table. */
function readDocumentation(): Map<string, DocumentedTable> {
  const documented = new Map<string, DocumentedTable>();
  for (const file of globSync('src/**/tables.ts').toSorted()) {
    const source = readFileSync(file, 'utf8');
    const interfaces = new Map(
      [
        ...source.matchAll(
          /(\/\*\*(?:[^*]|\*(?!\/))*\*\/\s*)?(?:export )?interface (\w+)(?: extends [^{]+)? \{\n([\s\S]*?)\n\}/g,
        ),
      ].map(([, comment, name, body]) => [name!, { about: plainText(comment ?? ''), body: body! }]),
    );
    const owner = file.replace(/^src\/(?:features\/)?/, '').replace(/\/?tables\.ts$/, '');
    for (const [, table, name] of source.matchAll(/^ {2,4}(\w+): (\w+Table);$/gm)) {
      const matching = interfaces.get(name!);
      if (!matching) continue;
      const columns = new Map(
        [...matching.body.matchAll(/(\/\*\*(?:[^*]|\*(?!\/))*\*\/)\s*(\w+)\??:/g)].map(([, comment, column]) => [
          toSnake(column!),
          plainText(comment!),
        ]),
      );
      documented.set(toSnake(table!), { owner, about: matching.about, columns });
    }
  }
  return documented;
}

const titleOf = (owner: string) => owner || 'kit';

/** The tables as one readable page: by the feature that owns them, a line for each table and column. */
export function schemaPage({ tables }: Schema): string {
  const documentation = readDocumentation();
  const ownerOf = ({ name }: SchemaTable) => titleOf(documentation.get(name)?.owner ?? 'kit');
  const groups = [...Map.groupBy(tables, ownerOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const tableLines = (table: SchemaTable) => {
    const documented = documentation.get(table.name);
    const referenceOf = (column: string) =>
      table.constraints
        .map(({ definition }) => /^FOREIGN KEY \((\w+)\) REFERENCES (\w+)/.exec(definition))
        .find((match) => match?.[1] === column)?.[2];
    return [
      `### ${table.name}`,
      ...[documented?.about || sqlTables[table.name]].flatMap((about) => (about ? [about, ''] : [])),
      '| column | type | meaning |',
      '|---|---|---|',
      ...table.columns.map(({ name, type, isNullable, comment }) => {
        const reference = referenceOf(name);
        const meaning = [documented?.columns.get(name) ?? (comment && `${comment}.`), reference && `→ \`${reference}\``]
          .filter(Boolean)
          .join(' ');
        return `| \`${name}\` | ${type}${isNullable ? ', may be null' : ''} | ${meaning.replaceAll('|', '\\|')} |`;
      }),
      '',
    ];
  };
  const edges = tables.flatMap(({ name, references }) =>
    references.filter((other) => other !== name).map((other) => `  ${name} --> ${other}`),
  );
  return `${[
    '# Schema',
    '',
    'Written by `npm run schema` from a database with all migrations and from the comments of `tables.ts` in each feature; a test holds it. [schema.sql](schema.sql) makes the same in an empty database, with constraints, indexes and functions.',
    '',
    '## References between tables',
    '',
    '```mermaid',
    'graph LR',
    ...edges,
    '```',
    '',
    ...groups.flatMap(([owner, ofOwner]) => [`## ${owner}`, '', ...ofOwner.flatMap(tableLines)]),
  ]
    .join('\n')
    .trimEnd()}\n`;
}
