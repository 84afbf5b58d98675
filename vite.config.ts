import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import sharp from 'sharp';
import { defineConfig, type Plugin } from 'vite';
import { pngIcons } from './src/features/site/app/icon.ts';
import { isEndpoint } from './src/kit/calls/endpoint.ts';
import { stylesOfDocument, stylesOfPage } from './src/kit/pages/page-files.server.ts';
import { pagesIn, stylesOfModule } from './src/kit/pages/page-styles.server.ts';
import { fontFaces } from './src/styles/font-faces.ts';

/** The document around every page. */
const documentFile = 'src/document.tsx';
/** Folders with further features, such as `bench/pages`: the pages that tests and benchmarks measure. */
const extraFolders = (process.env.EXTRA_FEATURES ?? '').split(',').filter(Boolean);
const pages = globSync(['src/features/*', ...extraFolders].map((folder) => `${folder}/feature.server.ts`))
  .sort()
  .flatMap(pagesIn);

/** Replaces the empty lists of extra features by the manifests of the extra folders. */
function extraFeatures(): Plugin {
  return {
    name: 'extra-features',
    load(id) {
      const suffix = /\/src\/extra-features(\.server)?\.ts$/.exec(id);
      if (!suffix || !extraFolders.length) return null;
      const files = extraFolders.map((folder) => resolve(folder, `feature${suffix[1] ?? ''}.ts`));
      return [
        ...files.map((file, index) => `import * as manifest${index} from '${file}';`),
        `export const extraFeatures = [${files.map((_, index) => `...Object.values(manifest${index})`).join(', ')}];`,
      ].join('\n');
    },
  };
}

/**
 * The browser runs no page, only islands, but it needs the style sheets of each page: one input for each, with nothing
 * in it but these. That of the document begins with the font faces.
 */
function pageStyles(): Plugin {
  const prefix = '\0styles:';
  return {
    name: 'page-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id.startsWith('styles:') ? `\0${id}` : null),
    load(id) {
      if (id === `${prefix}font-faces.css`) return fontFaces;
      if (!id.startsWith(prefix)) return null;
      const ofDocument = stylesOfModule(documentFile);
      const file = id.slice(prefix.length).replace(/\?.*/, '');
      const styles = file === documentFile ? ofDocument : stylesOfModule(file, new Set(ofDocument));
      const files = styles.map((style) => resolve(style));
      if (file === documentFile) files.unshift('styles:font-faces.css');
      return files.map((style) => `import '${style}';`).join('\n') || 'export {};';
    },
  };
}

/** What `call` needs to know of an endpoint. */
const sent = ['routes', 'abortPrevious'];
/** Browsers call endpoints by their routes: in place of an import from a contract, whose schemas stay on the server. */
function endpointRoutes(): Plugin {
  return {
    name: 'endpoint-routes',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async transform(code, id) {
      const imports = [...code.matchAll(/^import \{([^}]*)\} from '(\.[^']*contract\.ts)';/gm)];
      for (const [statement, names, from] of imports) {
        const contract = (await import(resolve(dirname(id), from!))) as Record<string, unknown>;
        const values = names!.split(',').flatMap((name) => name.trim().match(/^(?!type )\S.*/)?.[0] ?? []);
        const written = values.map((specifier) => {
          const [name, local = name] = specifier.split(' as ');
          const value = contract[name!];
          if (isEndpoint(value) && new RegExp(`\\b${local}\\.(?:input|reply)\\b`).test(code))
            this.error(`${id}: browsers do not have the schemas of ${name}; export the one that is needed by itself`);
          return isEndpoint(value)
            ? `const ${local} = ${JSON.stringify({ ...value, routes: value.routes.slice(0, 1) }, sent)};`
            : `import { ${specifier} } from '${from}';`;
        });
        code = code.replace(statement, written.join(' '));
      }
      return imports.length ? code : null;
    },
  };
}

/** The app's icons, drawn in the sizes that systems ask for. */
function appIcons(): Plugin {
  return {
    name: 'app-icons',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const { name, px, svg } of pngIcons) {
        const source = await sharp(Buffer.from(svg), { density: (72 * px) / 32 })
          .resize(px, px)
          .png()
          .toBuffer();
        this.emitFile({ type: 'asset', fileName: `app/${name}`, source });
      }
    },
  };
}

/** Scripts that pages run before the first paint: only the server's code refers to them, by their address. */
const earlyScriptFiles = ['src/features/entries/page/open-section.js'];
function earlyScripts(): Plugin {
  return {
    name: 'early-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const file of earlyScriptFiles)
        this.emitFile({ type: 'asset', name: basename(file), source: readFileSync(file, 'utf8') });
    },
  };
}

/** How Rolldown tells what imports a module. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}
/** Whether a module comes with another one, lazy imports aside. */
function comesWith(id: string, root: RegExp, modules: Modules, seen = new Set<string>()): boolean {
  if (root.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return modules.getModuleInfo(id)?.importers.some((importer) => comesWith(importer, root, modules, seen)) ?? false;
}

/** Files of several modules: React, and what wakes with the first island of any page. A score of files would weigh more. */
function fileOf(id: string, modules: Modules): string | null {
  if (/\/node_modules\/(?:react|react-dom|scheduler)\//.test(id)) return 'react';
  if (!/\/src\/.*\.tsx?$/.test(id) || comesWith(id, /\/src\/client\.ts$/, modules)) return null;
  return comesWith(id, /\/(?:hydrate|site-header|account-host|notices)\.tsx$/, modules) ? 'frame' : null;
}

/**
 * The files of Source Serif are cut once they are written (src/kit/building/subset-serif.ts): who cuts otherwise renames, as
 * browsers keep them for a year.
 */
const assetFileNames = ({ names }: { names: readonly string[] }) =>
  `assets/[name]-${names[0]!.startsWith('source-serif') ? 'cut-' : ''}[hash][extname]`;

const styleInputs = Object.fromEntries([
  [stylesOfDocument, `styles:${documentFile}`],
  ...pages.map(({ pattern, file }) => [stylesOfPage(pattern), `styles:${file}?${stylesOfPage(pattern)}`]),
]) as Record<string, string>;

export default defineConfig({
  plugins: [extraFeatures(), pageStyles(), endpointRoutes(), appIcons(), earlyScripts()],
  // light-dark() stays as it is written: a card or a stage may so be in the other scheme than its page.
  build: {
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: 'manifest.json',
        minify: !process.env.QUICK_BUILD, // set by `npm run dev`
        rolldownOptions: {
          input: {
            client: 'src/client.ts',
            'service-worker': 'src/features/site/app/service-worker.ts',
            'push-worker': 'src/features/social/watching/push-worker.ts',
            ...styleInputs,
          },
          output: {
            // A service worker answers for what lies below its own address.
            entryFileNames: ({ name }) => (name.endsWith('-worker') ? '[name].js' : 'assets/[name]-[hash].js'),
            assetFileNames,
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileOf }] },
          },
        },
      },
    },
    // The server's input is the whole product, so that pages and calls share one copy of every module.
    ssr: {
      build: {
        outDir: 'build/server',
        ssr: true,
        rolldownOptions: { input: { index: 'src/app.server.ts' }, output: { assetFileNames } },
      },
    },
  },
});
