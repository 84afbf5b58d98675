import { partNamed } from '../../src/kit/registry/parts.server.ts';
import type { Part } from './revisions.ts';
import { withoutOurs } from './without.ts';

/** What parts mention once nothing of the import is left in them. */
export const mentionedIn = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ newest, states, isOursAlone }) => {
    if (!newest || isOursAlone) return [];
    const part = partNamed(newest.module),
      content = withoutOurs(states, part.blank as Parameters<typeof withoutOurs>[1]);
    return content ? part.mentions(content) : [];
  });
