import { useText } from '../../../kit/reader.tsx';
import { articleKinds, type ArticleKind } from '../rules.ts';

/** Chooses a normal article or a theme article, which collects things in sections. */
export function KindChoice({ kind, onKind }: { kind: ArticleKind; onKind(kind: ArticleKind): void }) {
  const t = useText();
  return (
    <fieldset className="article-kinds">
      <legend>{t('articleWriting.kind')}</legend>
      {articleKinds.map((articleKind) => (
        <label key={articleKind}>
          <input type="radio" name="article-kind" checked={kind === articleKind} onChange={() => onKind(articleKind)} />
          <span>
            <b>{t(`article.kind.${articleKind}`)}</b> <small>{t(`articleWriting.kind.${articleKind}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
