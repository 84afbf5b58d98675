import { requirePart } from '../../src/kit/registry/parts.server.ts';
import type { Part } from './revisions.ts';
import { removeImportedContent } from './remove-imported-content.ts';

/** What parts mention once nothing of the import is left in them. */
export const remainingMentionsOf = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ newest, states, isOursAlone }) => {
    if (!newest || isOursAlone) return [];
    const part = requirePart(newest.module),
      content = removeImportedContent(states, part.toBlank as Parameters<typeof removeImportedContent>[1]);
    return content ? part.listMentions(content) : [];
  });
