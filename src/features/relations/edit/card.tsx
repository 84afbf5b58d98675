import { useReader } from '../../../kit/reader.tsx';
import { selectTranslation, languageTag } from '../../../rules/languages.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { nodeOf, wordOf, type EditedRelations } from './graph.ts';
import type { Relation } from './editable-relation.ts';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  written: EditedRelations;
  id: string;
  onOpen(key: number): void;
  onRemove(keys: readonly number[]): void;
  onPutBack(relation: Relation): void;
  /** Adds another relation to the same entry. */
  onAdd(to: string): void;
  onClose(): void;
}

/** The relations between the chosen node and the entry, with actions for each. */
export function RelationCard({ written, id, onOpen, onRemove, onPutBack, onAdd, onClose }: Props) {
  const { language, t } = useReader();
  const { self, rows, removed, incoming, names, marks } = written;
  const isSelf = id === self.itemId,
    entry = isSelf ? self : names.get(id);
  const ownRows = rows.filter((row) => nodeOf(row) === id),
    gone = removed.filter(({ to }) => to === id),
    others = incoming.filter(({ other }) => other.itemId === id);
  const name = entry?.name ?? t('write.relation.new');
  return (
    <section
      className="panel graph-card relation-card"
      aria-label={t('graph.card')}
      data-kind={entry?.kind}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <button type="button" className="icon graph-close" aria-label={t('dialog.close')} onClick={onClose}>
        ×
      </button>
      <h3>
        {entry ? (
          <a href={entryAddress(entry.id)} lang={entry.language === language ? undefined : languageTag(entry.language)}>
            {name}
          </a>
        ) : (
          name
        )}
      </h3>
      {entry && (
        <p className="row graph-kind">
          <span className="mark" aria-hidden="true" />
          {t(`kind.${entry.kind}`)}
        </p>
      )}
      <ul className="bare">
        {ownRows.map(({ key, item }) => {
          const word = wordOf(item, language),
            relationLabel = [name, word].filter(Boolean).join(', '),
            mark = marks.get(key);
          return (
            <li key={key} className="row ends" data-mark={mark}>
              <span>
                {word || '…'}
                {mark && mark !== 'same' && <small> {t(`write.relation.mark.${mark}`)}</small>}
              </span>
              <span className="row graph-acts">
                <Button aria-label={t('write.relation.editThis', { name: relationLabel })} onClick={() => onOpen(key)}>
                  {t('write.relation.edit')}
                </Button>
                <Button
                  aria-label={t('write.relation.removeThis', { name: relationLabel })}
                  onClick={() => onRemove([key])}
                >
                  {t('write.relation.remove')}
                </Button>
              </span>
            </li>
          );
        })}
        {gone.map((relation) => {
          const word = selectTranslation(relation.word, language)?.value ?? '';
          return (
            <li key={JSON.stringify(relation)} data-mark="removed">
              <del>{word}</del>
              <span className="row graph-acts">
                <Button
                  aria-label={t('write.relation.putBackThis', { name: `${name}, ${word}` })}
                  onClick={() => onPutBack(relation)}
                >
                  {t('write.relation.putBack')}
                </Button>
              </span>
            </li>
          );
        })}
        {others.map((relation) => (
          <li key={relation.id}>
            <span>{relation.word}</span>
            <span className="row graph-acts">
              <a className="button" href={`/user/edit?id=${encodeURIComponent(relation.other.id)}#/relation`}>
                {t('write.relation.incoming.edit')}
              </a>
            </span>
          </li>
        ))}
      </ul>
      {(isSelf || entry) && (
        <p className="row graph-acts">
          <Button onClick={() => onAdd(isSelf ? '' : id)}>
            + {t(isSelf ? 'write.relation.add' : 'write.relation.addTo')}
          </Button>
        </p>
      )}
    </section>
  );
}
