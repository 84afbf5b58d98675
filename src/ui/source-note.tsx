import { useReader, useText } from '../kit/reader.tsx';
import { formatCitation } from '../rules/citations.ts';
import { workLanguageName } from '../rules/languages.ts';
import type { Citation } from '../rules/schemas.ts';

/** The source of a statement, in small print after it. */
export function SourceNote({ source }: { source: Citation | null }) {
  const text = useText(),
    { language } = useReader();
  if (!source) return null;
  const line = formatCitation(source);
  const about = [
    text(source.kind ? `source.${source.kind}` : 'entry.source'),
    source.language && workLanguageName(source.language, language),
    source.year,
  ];
  return (
    <small className="source" title={about.filter(Boolean).join(' · ')}>
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
