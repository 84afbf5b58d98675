import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { randomFrom } from './random.ts';

/** Generates Chinese text: characters of a few classics by how often they follow one another, with a fixed seed. */
export function makeText(): (letters: number) => string {
  const source = sampleText();
  const random = randomFrom(36);
  return (letters) => {
    let text = '';
    while (text.length < letters) {
      const at = Math.floor(random.next() * (source.length - 60));
      text += `${source.slice(at, at + 8 + Math.floor(random.next() * 50))}。`;
    }
    return text.slice(0, letters);
  };
}

/** Kanripo from ../shared/data if available, otherwise the built-in library. */
function sampleText(): string {
  const folder = resolve('../shared/data/12-books-kanripo');
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'))
    : [];
  const text = files
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')
    .replace(/^#.*$/gm, '')
    .replace(/[^\u4e00-\u9fff]/g, '');
  return text || [...Array(20_000).keys()].map((at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 3000))).join('');
}
