import { useReader } from '../kit/reader.tsx';
import { languageTag } from '../rules/languages.ts';
import type { LinkedEntry } from '../rules/schemas.ts';
import { entryAddress } from '../rules/entry-ids.ts';

/** A link to an entry, marked with its kind; it carries `lang` when the name is not in the reader's language. */
export function EntryLink({ entry, hash = '' }: { entry: LinkedEntry; hash?: string }) {
  const { language } = useReader();
  return (
    <a
      className="linked"
      data-kind={entry.kind}
      href={`${entryAddress(entry.id)}${hash}`}
      lang={entry.language === language ? undefined : languageTag(entry.language)}
    >
      <span className="mark" aria-hidden="true" />
      <span>{entry.name}</span>
    </a>
  );
}
