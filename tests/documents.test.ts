import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = globSync(
  ['*.md', 'docs/**/*.md', 'src/**/README.md', 'importers/**/README.md', 'tests/**/README.md', 'bench/**/README.md'],
  { exclude: (path) => path.includes('node_modules') },
);

/** Words of headings as a code host makes anchors of them. */
const anchorsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) =>
    heading!
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

/** Links to files of the project; text in code is none. */
const linksOf = (markdown: string): string[] =>
  [
    ...markdown
      .replace(/^```[\s\S]*?^```/gm, '')
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, link]) => link!)
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link));

test('issue 36: every link of a document to another file of the project, and to a heading, leads there', () => {
  expect(documents.length).toBeGreaterThan(100);
  const broken = documents.flatMap((document) =>
    linksOf(readFileSync(document, 'utf8')).flatMap((link) => {
      const [path, anchor] = link.split('#') as [string, string?];
      const target = path ? join(dirname(document), decodeURI(path)) : document;
      if (!existsSync(target)) return [`${document}: ${link}`];
      const isMissing = anchor && target.endsWith('.md') && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
      return isMissing ? [`${document}: ${link}`] : [];
    }),
  );
  expect(broken).toEqual([]);
});

test('every feature and importers/ have a README', () => {
  const folders = [...globSync('src/features/*'), 'importers'];
  expect(folders.filter((folder) => !existsSync(join(folder, 'README.md')))).toEqual([]);
});
