import { useText } from '../kit/reader.tsx';
import type { Citation } from '../rules/schemas.ts';

/** Who says so, small, behind what is said. */
export function SourceNote({ source }: { source: Citation | null }) {
  const text = useText();
  if (!source) return null;
  const line = [source.author, source.title, source.where].filter(Boolean).join(', ');
  return (
    <small className="source" title={text('entry.source')}>
      {source.url ? (
        <a href={source.url} rel="noopener external">
          {line}
        </a>
      ) : (
        line
      )}
    </small>
  );
}
