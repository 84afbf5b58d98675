import { requirePart } from '../../../../kit/registry/parts.server.ts';
import type { Module } from '../../../../rules/modules.ts';
import type { Summary } from '../../../../rules/revisions/summary.ts';

/**
 * Summary of a proposal's changes: for a list, only items that are not in its base. Null when the part has no summary
 * or nothing was added.
 */
export function summarizeChange(module: Module, content: unknown, base: unknown): Summary | null {
  const part = requirePart(module);
  const summary = part.summaryOf?.(withoutItemsOf(base, content, part.list)) ?? null;
  return summary && summary.count > 0 ? summary : null;
}

function withoutItemsOf(base: unknown, content: unknown, list: string | null): unknown {
  if (list === null) return content;
  const itemsOf = (of: unknown) => ((of as Record<string, unknown> | null)?.[list] ?? []) as unknown[];
  const knownItems = new Set(itemsOf(base).map((item) => JSON.stringify(item)));
  return {
    ...(content as object),
    [list]: itemsOf(content).filter((item) => !knownItems.has(JSON.stringify(item))),
  };
}
