import { useText } from '../../../kit/reader.tsx';
import { articleKinds, type ArticleKind } from '../../articles/rules.ts';

/** Chooses a normal article or a theme article, which collects things in sections. */
export function KindChoice({ kind, onKind }: { kind: ArticleKind; onKind(kind: ArticleKind): void }) {
  const say = useText();
  return (
    <fieldset className="article-kinds">
      <legend>{say('articleWriting.kind')}</legend>
      {articleKinds.map((one) => (
        <label key={one}>
          <input type="radio" name="article-kind" checked={kind === one} onChange={() => onKind(one)} />
          <span>
            <b>{say(`article.kind.${one}`)}</b> <small>{say(`articleWriting.kind.${one}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
