import { test } from 'vitest';
import { openReadOnlyWorld } from '../../../tests/world.ts';
import { findAnswer } from '../../kit/registry/answers.server.ts';
import { formatRecord } from '../../rules/time/historical-time-format.ts';
import { readFileSync } from 'node:fs';
import type { Language } from '../../rules/languages.ts';

test('x', async () => {
  const { db } = openReadOnlyWorld();
  for (const line of readFileSync('/tmp/questions.txt', 'utf8').split('\n').filter(Boolean)) {
    const [language, q] = line.split('\t') as [Language, string];
    const a = await findAnswer(q, { db, language, cacheTags() {} });
    console.log(
      `${language} ${q}\n` +
        (a ? a.lines.map((l) => `    [${a.kind}] ` + l.sentence.map((p) => (typeof p === 'string' ? p : p.name)).join('') + (l.time ? ` (${formatRecord(l.time, l.language)})` : '') + ' ' + l.doubts.join(',') + ' — ' + l.source?.title).join('\n') + (a.page ? '\n      ' + a.page.href : '') : '    —'),
    );
  }
});
