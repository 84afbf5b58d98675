import { useReader } from '../../../../kit/reader.tsx';
import { languageName, languageTag, selectTranslation, type Language } from '../../../../rules/languages.ts';
import { formatRecord } from '../../../../rules/time/historical-time-format.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { itemsOf, withoutItem, type Further, type FurtherItem } from './further.ts';

/** What one item of a further part says, in a reader's language. */
function useFurtherWords(names: Further['names']): (item: FurtherItem) => { words: string; lang?: string } {
  const { language, t } = useReader();
  const sayTime = (record: Parameters<typeof formatRecord>[0] | null) =>
    record ? ` · ${formatRecord(record, language)}` : '';
  return ({ part, at }) => {
    if (part.module === 'text') {
      const { name, otherNames } = part.content;
      return {
        words: t('wikidata.line', {
          what: languageName(part.language, language),
          words: [name, ...otherNames.slice(0, 3)].join(' · '),
        }),
      };
    }
    if (part.module === 'relations') {
      const relation = part.content.relations[at!]!;
      return {
        words: t('wikidata.line', {
          what: selectTranslation(relation.word, language)?.value ?? t(`relation.type.${relation.type}`),
          words: `${names[relation.to] ?? relation.to}${sayTime(relation.time)}`,
        }),
      };
    }
    const event = part.content.events[at!]!,
      title = selectTranslation(event.title, language);
    return { words: `${title?.value ?? ''}${sayTime(event)}`, ...langOf(title?.language, language) };
  };
}

const langOf = (of: Language | undefined, reader: Language) => (of && of !== reader ? { lang: languageTag(of) } : {});

/** What is proposed together with the entry; each item can be left out. */
export function FurtherList({ further, onFurther }: { further: Further; onFurther(further: Further): void }) {
  const { t } = useReader();
  const describe = useFurtherWords(further.names);
  if (!further.parts.length) return null;
  return (
    <section className="stack close panel writing-told further-list" aria-labelledby="further-title">
      <h3 id="further-title">{t('wikidata.further')}</h3>
      <ul className="bare">
        {itemsOf(further.parts).map((item) => {
          const { words, lang } = describe(item);
          return (
            <li key={`${item.part.module} ${item.part.module === 'text' ? item.part.language : ''} ${item.at ?? ''}`}>
              <span lang={lang}>{words}</span>{' '}
              <Button
                look="plain"
                aria-label={`${t('wikidata.leaveOut')}: ${words}`}
                onClick={() => onFurther({ ...further, parts: withoutItem(further.parts, item) })}
              >
                {t('wikidata.leaveOut')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
