import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { isEndpoint } from '../src/kit/calls/endpoint.ts';

/** The part of a syntax tree node that is used here. */
interface Tree {
  type: string;
  [field: string]: unknown;
}
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && typeof (value as Tree).type === 'string';
const nameOf = (tree: unknown): string => (isTree(tree) ? String(tree.name ?? tree.value ?? '') : '');
const list = (value: unknown): Tree[] => (Array.isArray(value) ? value.filter(isTree) : []);

function* walk(tree: Tree): Generator<Tree> {
  yield tree;
  if (tree.type === 'CallExpression' && nameOf(tree.callee) === 'job') return; // a job's writes are not its caller's
  // Members of a type of things: only deleting an account and a reviewer's POST /data/reports/hide call them.
  if (tree.type === 'Property' && /^(?:forget|hide)$/.test(nameOf(tree.key))) return;
  for (const [field, value] of Object.entries(tree)) {
    // Types name nothing that runs; a property's name is not a reference.
    const isName = !tree.computed && (field === 'key' || (field === 'property' && tree.type === 'MemberExpression'));
    if (isName || /^type(?:Annotation|Arguments|Parameters)$|^returnType$/.test(field)) continue;
    for (const part of [value].flat()) if (isTree(part)) yield* walk(part);
  }
}

/** A server file: its definitions, and where its imports are defined. */
interface Module {
  file: string;
  defined: Map<string, Tree>;
  imported: Map<string, { file: string; name: string }>;
}

interface Place {
  module: Module;
  tree: Tree;
}

function read(file: string): Module {
  const defined: Module['defined'] = new Map(),
    imported: Module['imported'] = new Map();
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  for (const outer of list(program.body)) {
    if (outer.type === 'ImportDeclaration' && nameOf(outer.source).startsWith('.')) {
      const from = path.join(path.dirname(file), nameOf(outer.source));
      for (const { local, imported: exportedName } of list(outer.specifiers))
        imported.set(nameOf(local), { file: from, name: nameOf(exportedName) || '*' });
    }
    const statement = isTree(outer.declaration) ? outer.declaration : outer;
    if (/^(?:Function|Class)Declaration$/.test(statement.type)) defined.set(nameOf(statement.id), statement);
    for (const { id, init } of list(statement.declarations)) {
      if (isTree(id) && isTree(init)) for (const { name } of walk(id)) if (name) defined.set(String(name), init);
    }
  }
  return { file, defined, imported };
}

const modules = new Map(globSync('src/**/*.server.ts').map((file) => [file, read(file)]));
const resolve = (module: Module | undefined, name: string): Place | null => {
  const tree = module?.defined.get(name),
    from = module?.imported.get(name);
  return module && tree
    ? { module, tree }
    : from && from.name !== '*'
      ? resolve(modules.get(from.file), from.name)
      : null;
};

const statement =
  /(?<!\b(?:for|do|no key) )\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(\w*)/gi;

/** The tables that code writes to directly; `?` if the table is not a literal. */
function* directWritesOf(tree: Tree): Generator<string> {
  for (const part of walk(tree)) {
    const method = part.type === 'CallExpression' && isTree(part.callee) ? nameOf(part.callee.property) : '';
    if (/^(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)$/.test(method)) {
      const [table] = list(part.arguments);
      yield typeof table?.value === 'string' ? table.value.replace(/ as .*/, '') : '?';
    }
    if (part.type === 'TemplateLiteral') {
      const text = list(part.quasis)
        .map(({ value }) => String((value as { raw: string }).raw))
        .join('\0');
      for (const [, table] of text.matchAll(statement))
        yield table?.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) || '?';
    }
  }
}

/** Whether it is a part (`part({ … })`): for code that looks up a part, only the members it uses count. */
const isPart = (tree: Tree) => tree.type === 'CallExpression' && nameOf(tree.callee) === 'part';
/** Members of parts that may write; all others are pure, or read. */
const partMembers = ['publish', 'loadCheckData', 'loadTitles'];

/**
 * Direct effects of a piece of code: the tables that it writes to, the names that it refers to, the members that it
 * uses.
 */
const effectsByTree = new Map<
  Tree,
  { writes: ReadonlySet<string>; names: ReadonlySet<string>; members: ReadonlySet<string> }
>();
function effectsOf(tree: Tree) {
  let effects = effectsByTree.get(tree);
  if (!effects) {
    const names = new Set<string>(),
      members = new Set<string>();
    for (const part of walk(tree)) {
      if (part.type === 'Identifier') names.add(nameOf(part));
      if (part.type === 'MemberExpression') members.add(nameOf(part.property));
    }
    effectsByTree.set(tree, (effects = { writes: new Set(directWritesOf(tree)), names, members }));
  }
  return effects;
}

/** The tables that code writes to, directly or through the functions it calls. */
function writesOf(module: Module, tree: Tree, seen = new Set<Tree>()): Set<string> {
  if (seen.has(tree) || isPart(tree)) return new Set();
  seen.add(tree);
  const { writes: directWrites, names, members } = effectsOf(tree),
    writes = new Set(directWrites);
  if (names.has('parts') || names.has('requirePart')) {
    for (const { module: partModule, tree: value } of membersOfParts(
      partMembers.filter((member) => members.has(member)),
    ))
      for (const table of writesOf(partModule, value, seen)) writes.add(table);
  }
  if (names.has('getSearchEngine'))
    for (const { module: engineModule, tree: value } of membersOfSearchEngine(members))
      for (const table of writesOf(engineModule, value, seen)) writes.add(table);
  for (const list of hookLists)
    if (names.has(list))
      for (const { module: hookModule, tree: hook } of hooksOf(list))
        for (const table of writesOf(hookModule, hook, seen)) writes.add(table);
  for (const name of names) {
    const called = resolve(module, name);
    if (called) for (const table of writesOf(called.module, called.tree, seen)) writes.add(table);
  }
  return writes;
}

/** Lists in which features register to follow a publication (kit/registry/publication-hooks.server.ts). */
const hookLists = ['afterPublication', 'afterWithdrawal'];
const hooksOf = (name: string): Place[] =>
  [...modules].flatMap(([file, module]) =>
    file.endsWith('/feature.server.ts')
      ? [...module.defined.values()].flatMap((tree) =>
          list(tree.properties)
            .filter(({ key }) => nameOf(key as Tree) === name)
            .flatMap(({ value }) => list((value as Tree).elements))
            .flatMap((hook) => resolve(module, nameOf(hook)) ?? []),
        )
      : [],
  );

/** Definitions of some members in all parts. */
const membersOfParts = (names: readonly string[]): Place[] =>
  [...modules.values()].flatMap((module) =>
    [...module.defined.values()].filter(isPart).flatMap((tree) =>
      list(list(tree.arguments)[0]?.properties)
        .filter(({ key }) => names.includes(nameOf(key)))
        .map(({ value }) => ({ module, tree: value as Tree })),
    ),
  );

/** Definitions of some members of the registered search engine. */
function membersOfSearchEngine(names: ReadonlySet<string>): Place[] {
  const module = modules.get('src/features/search/engine.server.ts')!;
  return list(module.defined.get('searchEngine')!.properties)
    .filter(({ key }) => names.has(nameOf(key as Tree)))
    .map(({ value }) => ({ module, tree: value as Tree }));
}

/** The handlers of an object, by name; includes spread ones. */
function handlersIn({ module, tree }: Place): [string, Place][] {
  if (tree.type === 'Identifier') {
    const target = resolve(module, nameOf(tree));
    return target ? handlersIn(target) : [];
  }
  return list(tree.properties).flatMap((property): [string, Place][] => {
    if (property.type === 'SpreadElement') return handlersIn({ module, tree: property.argument as Tree });
    return [[nameOf(property.key), { module, tree: property.value as Tree }]];
  });
}

/**
 * Every call of the product by its first route, with the tables that its handler writes to, found by static analysis.
 */
export async function writesOfCalls(): Promise<Map<string, Set<string>>> {
  const writesByRoute = new Map<string, Set<string>>();
  for (const module of modules.values()) {
    for (const tree of module.defined.values()) {
      for (const part of walk(tree)) {
        if (part.type !== 'CallExpression' || nameOf(part.callee) !== 'implement') continue;
        const [contract, handlers] = list(part.arguments);
        const endpoints = (await import(path.resolve(module.imported.get(nameOf(contract))!.file))) as Record<
          string,
          unknown
        >;
        for (const [name, handler] of handlersIn({ module, tree: handlers! })) {
          const endpoint = endpoints[name];
          if (isEndpoint(endpoint))
            writesByRoute.set(endpoint.routes[0] ?? name, writesOf(handler.module, handler.tree));
        }
      }
    }
  }
  return writesByRoute;
}

/** The tables that a function of the product writes to. */
export const writesOfFunction = (file: string, name: string): Set<string> => {
  const target = resolve(modules.get(file), name);
  if (!target) throw new Error(`${file} has no ${name}`);
  return writesOf(target.module, target.tree);
};
