import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The style sheets that a module brings, directly or by what it imports, in the order in which modules run; lazy imports
 * bring theirs when they are loaded. Read from the sources, whose imports stand at the beginning of lines.
 */
export function stylesOfModule(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith('.css')) return [file];
  return importsOf(readFileSync(file, 'utf8')).flatMap((to) => stylesOfModule(join(dirname(file), to), seen));
}

/** Relative imports that bring a module, in their order; those of types alone bring none. */
const importsOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export)\s(?!type\b)(?:[^;'"]*?\sfrom\s)?'(\.[^']+\.(?:tsx?|css))'/gm)].map(
    ([, to]) => to!,
  );

/** The pages in a manifest (`feature.server.ts`): pattern and file. */
export const pagesIn = (routesFile: string): { pattern: string; file: string }[] =>
  [...readFileSync(routesFile, 'utf8').matchAll(/route\('([^']+)', \(\) => import\('([^']+)'\)/g)].map(
    ([, pattern, to]) => ({ pattern: pattern!, file: join(dirname(routesFile), to!) }),
  );
