import { useReader } from '../../../../kit/reader.tsx';
import { languageName, languageTag, type Language } from '../../../../rules/languages.ts';
import type { Text } from '../../rules.ts';
import type { Version } from '../../../../editing/drafts/open-part.ts';
import { Button } from '../../../../ui/form/button.tsx';

interface Props {
  source: Version<Text> & { language: Language };
  onClose(): void;
}

/** The source of a translation, read-only, next to the edited text. */
export function SourceText({ source: { content, language: written }, onClose }: Props) {
  const { language, t } = useReader();
  const lang = languageTag(written);
  return (
    <section className="card source-text" aria-labelledby="source-title">
      <header className="row ui">
        <h2 className="small-head" id="source-title">
          {t('write.translate.source', { language: languageName(written, language) })}
        </h2>
        <Button look="plain" onClick={onClose}>
          {t('write.translate.close')}
        </Button>
      </header>
      <div className="source-words" tabIndex={0} lang={lang}>
        <p className="source-name">
          {content.name}
          {content.disambiguation && <small> {content.disambiguation}</small>}
        </p>
        {content.otherNames.length > 0 && <p className="other-names">{content.otherNames.join(' · ')}</p>}
        <p>{content.summary}</p>
        {/* The server sanitizes it when it sends it: rules/safe-html.ts. */}
        <div className="text" lang={lang} dangerouslySetInnerHTML={{ __html: content.body }} />
      </div>
    </section>
  );
}
