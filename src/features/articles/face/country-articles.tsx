import { useReader } from '../../../kit/reader.tsx';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { EntryLink } from '../../../ui/entry-link.tsx';
import { articleAddress } from '../rules.ts';
import './article-list.css';

interface Props {
  articles: readonly { articleId: string; title: string; reason: string; entry: LinkedEntry }[];
}

/** Articles on the people and events of a country, each with the entry that connects it. */
export function CountryArticles({ articles }: Props) {
  const { t } = useReader();
  return (
    <>
      <h3>{t('article.of.country')}</h3>
      <ul className="stack bare country-articles">
        {articles.map(({ articleId, title, reason, entry }) => (
          <li key={articleId}>
            <a href={articleAddress(articleId)}>{title}</a>
            <span className="ui">
              {' · '}
              <EntryLink entry={entry} />
            </span>
            {reason && <p className="clamped quiet article-abstract">{reason}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
