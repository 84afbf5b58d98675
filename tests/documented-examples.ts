import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** The examples of a guide in one language of code fences, in order. */
export const examplesIn = (guide: string, language: string): string[] =>
  [...readFileSync(guide, 'utf8').matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, code]) => code!,
  );

/** Runs an example with `$SITE`, or the example site, as the address of a site; returns what it prints. */
export async function runExample(
  code: string,
  { site, folder, command = 'bash' }: { site: string; folder: string; command?: 'bash' | 'python3' },
): Promise<string> {
  const script = command === 'bash' ? `set -euo pipefail\n${code}` : code.replaceAll('https://stele.example', site);
  const { stdout } = await promisify(execFile)(command, ['-c', script], {
    cwd: folder,
    env: { ...process.env, SITE: site },
    maxBuffer: 50_000_000,
  });
  return stdout;
}
