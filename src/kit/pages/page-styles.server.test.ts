import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { benchFeature } from '../../../bench/pages/feature.server.ts';
import { pagesIn, stylesOfModule } from './page-styles.server.ts';

test('a module’s style sheets follow the order of execution, each once; types and lazy imports add none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stele-styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    'page.tsx': `import { a } from './a.ts';\nimport type { B } from './b.ts';\nimport './page.css';\nconst c = () => import('./c.ts');\n`,
    'a.ts': `import {\n  one,\n  two,\n} from './shared.ts';\nimport './a.css';\n`,
    'b.ts': `import './b.css';\n`,
    'c.ts': `import './c.css';\n`,
    'shared.ts': `import './shared.css';\nimport { a } from './a.ts';\n`,
  };
  for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source);
  expect(stylesOfModule(join(folder, 'page.tsx')).map((file) => file.slice(folder.length + 1))).toEqual([
    'shared.css',
    'a.css',
    'page.css',
  ]);
});

test('every route is read', () => {
  expect(pagesIn('bench/pages/feature.server.ts').map(({ pattern }) => pattern)).toEqual(
    benchFeature.pages!.map(({ pattern }) => pattern),
  );
});
