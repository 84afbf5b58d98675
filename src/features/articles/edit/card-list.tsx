import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import type { ThingCard } from '../contract.ts';
import { wordsLength, type Section } from '../rules.ts';
import { moveItem } from './article-content.ts';
import { Button } from '../../../ui/form/button.tsx';

type Cards = Section['cards'];

interface Props {
  list: Cards;
  cardsById: ReadonlyMap<string, ThingCard | null>;
  onList(list: Cards): void;
}

/** The cards of one section in order, each with the reason why it is included. */
export function CardList({ list, cardsById, onList }: Props) {
  const { language, t } = useReader();
  return (
    <ol className="bare gathered">
      {list.map(({ id, words }, at) => {
        const card = cardsById.get(id);
        const name = card?.name ?? id;
        return (
          <li key={id} data-gone={card === null || undefined}>
            {card?.picture ? (
              <ResponsivePicture url={card.picture} alt="" sizes="4rem" />
            ) : (
              <span className="no-picture" />
            )}
            <div>
              <b lang={card && card.language !== language ? languageTag(card.language) : undefined}>{name}</b>
              {card?.kind && <small> {t(`kind.${card.kind}`)}</small>}
              {card === null && <p className="fault">{t('articleWriting.card.gone')}</p>}
              <Field label={t('articleWriting.card.words')}>
                <TextField
                  characters={wordsLength}
                  value={words}
                  onText={(next) => onList(list.map((item, place) => (place === at ? { ...item, words: next } : item)))}
                />
              </Field>
            </div>
            <p className="acts">
              {(
                [
                  ['up', -1, '↑'],
                  ['down', 1, '↓'],
                ] as const
              ).map(([way, by, sign]) => (
                <Button
                  key={way}
                  look="icon"
                  aria-label={`${t(`articleWriting.${way}`)}: ${name}`}
                  disabled={at + by < 0 || at + by >= list.length}
                  onClick={() => onList(moveItem(list, at, by))}
                >
                  <span aria-hidden="true">{sign}</span>
                </Button>
              ))}
              <Button
                look="icon"
                aria-label={t('articleWriting.card.remove', { name })}
                onClick={() => onList(list.toSpliced(at, 1))}
              >
                <span aria-hidden="true">×</span>
              </Button>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
