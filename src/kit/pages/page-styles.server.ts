import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The style sheets that a module imports, directly or indirectly, in the order in which modules run; lazy imports are
 * not included, they load theirs later. Parsed from the sources, whose imports begin lines.
 */
export function stylesOfModule(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith('.css')) return [file];
  return importsOf(readFileSync(file, 'utf8')).flatMap((to) => stylesOfModule(join(dirname(file), to), seen));
}

/** Relative imports that load a module, in order; type-only imports load none. */
const importsOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export)\s(?!type\b)(?:[^;'"]*?\sfrom\s)?'(\.[^']+\.(?:tsx?|css))'/gm)].map(
    ([, to]) => to!,
  );

/** The pages in a manifest (`feature.server.ts`): pattern and file. */
export const pagesIn = (routesFile: string): { pattern: string; file: string }[] =>
  [...readFileSync(routesFile, 'utf8').matchAll(/route\('([^']+)', \(\) => import\('([^']+)'\)/g)].map(
    ([, pattern, to]) => ({ pattern: pattern!, file: join(dirname(routesFile), to!) }),
  );
