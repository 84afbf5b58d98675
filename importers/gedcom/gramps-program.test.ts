import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { familyOf } from '../../src/features/families/contract.ts';
import { presentFamily } from '../../src/features/families/face/shown-family.ts';
import { writeGedcom } from '../../src/features/families/gedcom/write-gedcom.ts';
import { writeGramps } from '../../src/features/families/gedcom/write-gramps.ts';
import { openReadOnlyWorld } from '../../tests/world.ts';

const program = '/usr/bin/gramps';

/** What Gramps makes of a file, as it exports it. */
async function throughGramps(name: string, content: string): Promise<{ xml: string; log: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'gramps-program-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [from, to] = [join(folder, name), join(folder, 'out.gramps')];
  await writeFile(from, content);
  const { stdout, stderr } = await promisify(execFile)(program, ['-y', '-q', '-i', from, '-e', to, '-f', 'gramps'], {
    env: { PATH: process.env.PATH, HOME: folder, GRAMPSHOME: folder, LANG: 'C.UTF-8', GDK_BACKEND: 'none' },
  });
  const file = await readFile(to);
  return { xml: (file[0] === 0x1f ? gunzipSync(file) : file).toString(), log: stdout + stderr };
}

const count = (xml: string, pattern: RegExp) => xml.match(pattern)?.length ?? 0;
/** Records of Gramps XML by kind, and links of children. */
const countsOf = (xml: string) => ({
  people: count(xml, /<person /g),
  families: count(xml, /<family /g),
  children: count(xml, /<childref /g),
  births: count(xml, /<type>Birth<\/type>/g),
  deaths: count(xml, /<type>Death<\/type>/g),
  marriages: count(xml, /<type>Marriage<\/type>/g),
  sources: count(xml, /<source /g),
});

test.skipIf(!existsSync(program)).for(['gramps', '7.0', '5.5.1'] as const)(
  'issue 42 Gramps itself imports a family that was exported as %s, with everybody and everything (needs gramps)',
  { timeout: 60_000 },
  async (form) => {
    const { as } = openReadOnlyWorld();
    const family = presentFamily(await as(null, 'en')(familyOf, { id: 'augustus', way: 'all', steps: 4 }), 'en');
    const options = { name: 'Family of Augustus', site: 'https://stele.example' };
    const ours = writeGramps(family, { ...options, now: new Date() });
    const { xml, log } = await throughGramps(
      form === 'gramps' ? 'family.gramps' : 'family.ged',
      form === 'gramps' ? ours : writeGedcom(family, { ...options, version: form }),
    );
    expect(log).not.toMatch(/traceback|error:/i);
    const before = countsOf(ours);
    expect(before.people).toBeGreaterThan(20);
    // It understands every date, and skips nothing of ours but one status that it has no field for.
    expect(log.replace(/^.*STAT challenged.*$/gim, '')).not.toMatch(/invalid date|skipped|ignored/i);
    // GEDCOM states that a marriage took place, also without a date: an event in Gramps.
    const marriages =
      form === 'gramps' ? before.marriages : family.unions.filter(({ kind }) => kind === 'marriage').length;
    expect(countsOf(xml)).toEqual({ ...before, marriages });
    for (const { name } of family.people) for (const word of name.split(' ')) expect(xml).toContain(word);
  },
);
