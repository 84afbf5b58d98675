import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ShownPicture } from '../../../ui/shown-picture.tsx';
import type { ThingCard } from '../../articles/contract.ts';
import { wordsLength, type Section } from '../../articles/rules.ts';
import { moved } from './article-writing.ts';

type Cards = Section['cards'];

/** The cards of one section in order, each with the reason why it is included. */
export function GatheredCards({
  list,
  known,
  onList,
}: {
  list: Cards;
  known: ReadonlyMap<string, ThingCard | null>;
  onList(list: Cards): void;
}) {
  const { language, say } = useReader();
  return (
    <ol className="bare gathered">
      {list.map(({ id, words }, at) => {
        const card = known.get(id);
        const name = card?.name ?? id;
        return (
          <li key={id} data-gone={card === null || undefined}>
            {card?.picture ? <ShownPicture url={card.picture} alt="" sizes="4rem" /> : <span className="no-picture" />}
            <div>
              <b lang={card && card.language !== language ? languageTag(card.language) : undefined}>{name}</b>
              {card?.kind && <small> {say(`kind.${card.kind}`)}</small>}
              {card === null && <p className="fault">{say('articleWriting.card.gone')}</p>}
              <Field label={say('articleWriting.card.words')}>
                {(described) => (
                  <TextField
                    {...described}
                    characters={wordsLength}
                    value={words}
                    onText={(next) => onList(list.map((one, place) => (place === at ? { ...one, words: next } : one)))}
                  />
                )}
              </Field>
            </div>
            <p className="acts">
              {(
                [
                  ['up', -1, '↑'],
                  ['down', 1, '↓'],
                ] as const
              ).map(([way, by, sign]) => (
                <button
                  key={way}
                  type="button"
                  className="button icon"
                  aria-label={`${say(`articleWriting.${way}`)}: ${name}`}
                  disabled={at + by < 0 || at + by >= list.length}
                  onClick={() => onList(moved(list, at, by))}
                >
                  <span aria-hidden="true">{sign}</span>
                </button>
              ))}
              <button
                type="button"
                className="button icon"
                aria-label={say('articleWriting.card.remove', { name })}
                onClick={() => onList(list.toSpliced(at, 1))}
              >
                <span aria-hidden="true">×</span>
              </button>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
