import { partNamed } from '../../../../kit/registry/parts.server.ts';
import type { Module } from '../../../../rules/modules.ts';
import type { Summary } from '../../../../rules/revisions/summary.ts';

/**
 * What a proposal adds or changes: of a list only the items that its base does not hold. Null where the part does not
 * count anything, or where nothing came.
 */
export function summarizeChange(module: Module, content: unknown, base: unknown): Summary | null {
  const part = partNamed(module);
  const summary = part.summaryOf?.(withoutItemsOf(base, content, part.list)) ?? null;
  return summary && summary.count > 0 ? summary : null;
}

function withoutItemsOf(base: unknown, content: unknown, list: string | null): unknown {
  if (list === null) return content;
  const itemsOf = (of: unknown) => ((of as Record<string, unknown> | null)?.[list] ?? []) as unknown[];
  const known = new Set(itemsOf(base).map((item) => JSON.stringify(item)));
  return {
    ...(content as object),
    [list]: itemsOf(content).filter((item) => !known.has(JSON.stringify(item))),
  };
}
