import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** How Rolldown tells what imports a module. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Our modules that every page needs, because its frame does, are one file: a score of small ones would weigh more. */
function ofEveryPage(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (id.endsWith('/src/root.tsx')) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return modules.getModuleInfo(id)?.importers.some((importer) => ofEveryPage(importer, modules, seen)) ?? false;
}

export default defineConfig({
  plugins: [reactRouter()],
  // light-dark() stays as it is written: a card or a stage may so be in the other scheme than its page.
  build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: (id, modules) =>
                    /\/src\/.*\.tsx?$/.test(id) && !id.includes('root.tsx') && ofEveryPage(id, modules)
                      ? 'frame'
                      : null,
                },
              ],
            },
          },
        },
      },
    },
    // The server's input is the whole product, so that pages and calls share one copy of every module.
    ssr: { build: { rollupOptions: { input: './src/app.server.ts' } } },
  },
});
