import { useText } from '../../../kit/reader.tsx';
import { coverModes, coverSize, headSize, tripleCoverCount, type ArticleContent } from '../rules.ts';
import { CutPictures } from './cut-pictures.tsx';

interface Props {
  article: ArticleContent;
  articleId: string;
  onChange(change: Partial<ArticleContent>): void;
  fault: string | undefined;
}

/** Cover pictures for lists, and the page's head image. Source: spec §3 "Article", §9 "Cover recommended sizes". */
export function CoverFields({ article: { cover, headImage }, articleId, onChange, fault }: Props) {
  const t = useText();
  const maxCount = { single: 1, three: tripleCoverCount, automatic: 0 }[cover.mode];
  return (
    <>
      <fieldset className="article-cover-fields" data-wrong={fault ? '' : undefined}>
        <legend>{t('articleWriting.cover')}</legend>
        <p className="row cover-modes">
          {coverModes.map((mode) => (
            <label key={mode}>
              <input
                type="radio"
                name="cover-mode"
                checked={cover.mode === mode}
                onChange={() => onChange({ cover: { ...cover, mode } })}
              />
              {t(`articleWriting.cover.${mode}`)}
            </label>
          ))}
        </p>
        {fault && <p className="fault">{fault}</p>}
        {maxCount > 0 && (
          <CutPictures
            pictures={cover.pictures.slice(0, maxCount)}
            maxCount={maxCount}
            size={coverSize}
            articleId={articleId}
            onPictures={(pictures) => onChange({ cover: { ...cover, pictures } })}
          />
        )}
      </fieldset>
      <fieldset className="article-cover-fields">
        <legend>{t('articleWriting.headImage')}</legend>
        <CutPictures
          pictures={headImage ? [headImage] : []}
          maxCount={1}
          size={headSize}
          articleId={articleId}
          onPictures={([url]) => onChange({ headImage: url ?? null })}
        />
      </fieldset>
    </>
  );
}
