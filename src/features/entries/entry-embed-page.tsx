import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { entryAddress } from '../../rules/entry-ids.ts';
import { languageTag } from '../../rules/languages.ts';
import { mainTimeOf } from '../../rules/time/life.ts';
import { formatYears } from '../../rules/time/historical-time-format.ts';
import { EmbedFrame } from '../../ui/embed/embed-frame.tsx';
import { pageMeta } from '../../ui/page-meta.tsx';
import { entrySimpleIntro } from './contract.ts';

/** `/embed/detail/{id}`: name, time and summary of an entry, for frames on other sites. */
export async function loader({ call, origin, language, t, params }: PageRequest<{ id: string }>) {
  const entry = await call(entrySimpleIntro, { id: params.id });
  return {
    entry,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title: entry.name,
      description: entry.summary,
      canonical: entryAddress(entry.id),
      alternates: {},
      indexed: false,
    },
  };
}

export const head = (loaded: LoaderData<typeof loader>) => pageMeta(loaded.head);

export default function EntryEmbedPage({ entry }: LoaderData<typeof loader>) {
  const { language, t } = useReader();
  const { id, name, kind, times, summary, summaryLanguage } = entry;
  const time = mainTimeOf(times);
  return (
    <EmbedFrame home={entryAddress(id)} isText>
      <article className="embed-text" data-kind={kind} lang={languageTag(entry.language)}>
        <p className="ui kind-line" lang={languageTag(language)}>
          <span className="mark" aria-hidden="true" />
          {[t(`kind.${kind}`), time && formatYears(time, language)].filter(Boolean).join(' · ')}
        </p>
        <h1>{name}</h1>
        <p lang={languageTag(summaryLanguage)}>{summary}</p>
      </article>
    </EmbedFrame>
  );
}
