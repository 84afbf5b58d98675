import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatJson } from './json-files.ts';

/** A table that cannot be taken, with one readable line. */
export class ItemTableError extends Error {}

/**
 * Writes the items of a table (subject, tabulator, item) into the files of subjects, and returns their ids. Nothing is
 * written if a row is wrong: an unknown subject, another item there already, one item or subject twice.
 */
export function acceptItems(folder: string, table: string): string[] {
  const items = new Map<string, string>(),
    owners = new Map<string, string>();
  for (const [at, line] of table.split(/\r?\n/).entries()) {
    const [subject = '', item = ''] = line.split('\t').map((cell) => cell.trim());
    if (!line.trim() || (at === 0 && item === 'item')) continue;
    const refuse = (why: string): never => {
      throw new ItemTableError(`line ${at + 1}: ${why}; nothing was written`);
    };
    if (!/^Q[1-9]\d{0,11}$/.test(item)) refuse(`“${item}” is no item of Wikidata`);
    if (!/^[\w-]+$/.test(subject) || !existsSync(fileOf(folder, subject))) refuse(`there is no subject ${subject}`);
    if (items.has(subject)) refuse(`${subject} stands here twice: keep one line`);
    if (owners.has(item)) refuse(`${item} is ${owners.get(item)!} already`);
    const existingItem = readSubject(folder, subject).identifiers?.['wikidata'];
    if (existingItem !== undefined && existingItem !== item) refuse(`${subject} is ${existingItem} already`);
    items.set(subject, item);
    owners.set(item, subject);
  }
  for (const [subject, item] of items) writeItem(folder, subject, item);
  return [...items.keys()];
}

interface SubjectJson {
  identifiers?: Record<string, string>;
}
const fileOf = (folder: string, subject: string) => join(folder, 'subjects', subject, 'subject.json');
const readSubject = (folder: string, subject: string) =>
  JSON.parse(readFileSync(fileOf(folder, subject), 'utf8')) as SubjectJson;

/** Identifiers stand before the times, as in every file. */
function writeItem(folder: string, subject: string, item: string): void {
  const { identifiers, ...rest } = readSubject(folder, subject),
    fields = Object.entries(rest),
    at = fields.findIndex(([name]) => name === 'times');
  const next = fields.toSpliced(at, 0, ['identifiers', { wikidata: item, ...identifiers }]);
  writeFileSync(fileOf(folder, subject), formatJson(Object.fromEntries(next)));
}
