import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { collectionSamples, writeSample } from '../tests/collection-samples.ts';
import { faultsIn } from '../tests/record-faults.ts';
import type { Source } from './record.ts';

async function read(source: Source) {
  const keys: string[] = [],
    refused: string[] = [],
    faults: string[] = [];
  for await (const item of source.read()) {
    if ('record' in item) {
      keys.push(item.record.key);
      faults.push(...faultsIn(item.record));
    } else if ('refused' in item) refused.push(item.where);
  }
  return { keys, refused, faults };
}

for (const [kind, { source, sample, keys, refused }] of Object.entries(collectionSamples))
  test(`${kind}: a sample in its format is imported except for refused records; no record has an invalid time, name, place or word`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stele-hand-out-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const result = await read(await source(writeSample(folder, sample)));
    expect({ ...result, keys: result.keys.toSorted() }).toEqual({ keys: [...keys].sort(), refused, faults: [] });
  });
