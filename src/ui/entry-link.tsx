import { useReader } from '../kit/reader.tsx';
import { languageTag } from '../rules/languages.ts';
import type { LinkedEntry } from '../rules/schemas.ts';

/** A link to an entry, with the mark of its kind; in the entry's own language where that is another one. */
export function EntryLink({ entry, hash = '' }: { entry: LinkedEntry; hash?: string }) {
  const { language } = useReader();
  return (
    <a
      className="linked"
      data-kind={entry.kind}
      href={`/detail/${encodeURIComponent(entry.id)}${hash}`}
      lang={entry.language === language ? undefined : languageTag(entry.language)}
    >
      <span className="mark" aria-hidden="true" />
      <span>{entry.name}</span>
    </a>
  );
}
