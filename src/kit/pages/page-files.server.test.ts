import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bundlePageStyles, loadPageFiles } from './page-files.server.ts';

test('a page has one style sheet: the document’s styles, then its own, each once, in order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stele-styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['base', 'button', 'entry']) writeFileSync(join(folder, `assets/${name}-1.css`), `.${name}{}`);
  const manifest = {
    'src/client.ts': { file: 'assets/client-1.js', name: 'client', isEntry: true },
    '_button.js': { file: 'assets/button-1.js', css: ['assets/button-1.css'] },
    'styles:document': { file: 'assets/document-1.js', name: 'document', isEntry: true, css: ['assets/base-1.css'] },
    'styles:entry': {
      file: 'assets/entry-1.js',
      name: 'page-detail-id',
      isEntry: true,
      imports: ['_button.js'],
      css: ['assets/base-1.css', 'assets/entry-1.css'],
    },
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));

  bundlePageStyles(folder);
  const files = loadPageFiles(folder);
  const { href, holds } = files.stylesOf('/detail/:id');
  expect(files.script).toBe('/assets/client-1.js');
  expect(holds).toBe('base-1 button-1 entry-1');
  expect(readFileSync(join(folder, href), 'utf8')).toBe('.base{}.button{}.entry{}');
  expect(files.stylesOfDocument.holds).toBe('base-1');
  expect(() => files.stylesOf('/nowhere')).toThrow('page-nowhere');
});
