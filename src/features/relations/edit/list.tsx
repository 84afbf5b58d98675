import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { selectTranslation, languageTag } from '../../../rules/languages.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { EntryLink } from '../../../ui/entry-link.tsx';
import { isBlocking, type Finding } from '../../../rules/revisions/findings.ts';
import { normalizeName } from '../face/explored-graph.ts';
import { nodeOf, wordOf, type EditedRelations } from './graph.ts';
import type { Relation } from './editable-relation.ts';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  written: EditedRelations;
  /** The selected node of the canvas, and the row whose form is open. */
  selectedId: string | null;
  open: number | null;
  faulty: ReadonlySet<number>;
  findings: ReadonlyMap<number, readonly Finding[]>;
  /** Rows that came from another member's version. */
  arrived: ReadonlySet<number>;
  form(key: number): ReactNode;
  onOpen(key: number | null): void;
  onRemove(keys: readonly number[]): void;
  onPutBack(relation: Relation): void;
}

/** Fewest rows with a search field. */
const searchThreshold = 12;

/** The relations as a list with the same selection as the canvas; each row expands into its form. */
export function RelationRows({
  written,
  selectedId,
  open,
  faulty,
  findings,
  arrived,
  form,
  onOpen,
  onRemove,
  onPutBack,
}: Props) {
  const { language, t } = useReader();
  const { self, rows, marks, removed, incoming, names } = written;
  const [searchText, setWanted] = useState('');
  const list = useRef<HTMLElement>(null),
    title = useRef<HTMLHeadingElement>(null);
  const keeps = (to: string, word: string) =>
    !searchText.trim() ||
    normalizeName(`${names.get(to)?.name ?? to} ${word}`).includes(normalizeName(searchText.trim()));

  useEffect(() => {
    // Only next to the canvas: on a phone the list is below it, and scrolling would move the canvas out of view.
    if (selectedId && matchMedia('(min-width: 64.01rem)').matches)
      list.current!.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);
  // If the removed element had the focus, move it to the list.
  const leaving = useRef(false);
  useEffect(() => {
    if (leaving.current && document.activeElement === document.body) title.current!.focus({ preventScroll: true });
    leaving.current = false;
  });
  const remove = (keys: readonly number[]) => {
    leaving.current = true;
    onRemove(keys);
  };
  return (
    <section ref={list} className="relation-rows" aria-labelledby="relation-rows">
      <h2 id="relation-rows" ref={title} tabIndex={-1} className="label">
        {t('write.relation.list', { name: self.name })} <span className="tabular">{rows.length}</span>
      </h2>
      {rows.length > searchThreshold && (
        <input
          type="search"
          className="relation-find"
          aria-label={t('write.relation.find')}
          placeholder={t('write.relation.find')}
          value={searchText}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      {rows.length + removed.length === 0 && <p className="hint">{t('write.relation.empty')}</p>}
      <ul className="bare rows">
        {rows.map((row) => {
          const { key, item } = row,
            word = wordOf(item, language),
            entry = names.get(item.to),
            isOpen = open === key;
          const name = item.to ? (entry?.name ?? item.to) : t('write.relation.new'),
            mark = marks.get(key) ?? 'same';
          const isWrong = faulty.has(key) || findings.get(key)?.some(isBlocking),
            isArrived = arrived.has(key) && mark === 'same';
          return (
            <li
              key={key}
              hidden={!isOpen && !keeps(item.to, word)}
              data-mark={mark}
              aria-current={(selectedId !== null && nodeOf(row) === selectedId) || undefined}
            >
              {isOpen ? (
                form(key)
              ) : (
                <div className="relation-row">
                  <OpenButton justClosed={leaving} onOpen={() => onOpen(key)}>
                    <span className="word">{word || '…'}</span> <Name entry={entry} name={name} />
                    {(mark !== 'same' || isArrived || isWrong) && (
                      <small className="badge stamp" data-wrong={isWrong || undefined}>
                        {t(
                          `write.relation.mark.${isWrong ? 'faulty' : isArrived ? 'arrived' : mark}` as 'write.relation.mark.added',
                        )}
                      </small>
                    )}
                  </OpenButton>
                  <Button
                    look="icon"
                    aria-label={t('write.relation.removeThis', { name: [name, word].filter(Boolean).join(', ') })}
                    onClick={() => remove([key])}
                  >
                    <span aria-hidden="true">×</span>
                  </Button>
                </div>
              )}
            </li>
          );
        })}
        {removed.map((relation) => {
          const word = selectTranslation(relation.word, language)?.value ?? '',
            entry = names.get(relation.to),
            name = entry?.name ?? relation.to;
          return (
            <li
              key={JSON.stringify(relation)}
              hidden={!keeps(relation.to, word)}
              data-mark="removed"
              aria-current={selectedId === relation.to || undefined}
            >
              <div className="relation-row">
                <del>
                  <span className="word">{word}</span> <Name entry={entry} name={name} />
                </del>
                <small className="badge stamp">{t('write.relation.mark.removed')}</small>
                <Button
                  aria-label={t('write.relation.putBackThis', { name: `${name}, ${word}` })}
                  onClick={() => {
                    leaving.current = true;
                    onPutBack(relation);
                  }}
                >
                  {t('write.relation.putBack')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {incoming.length > 0 && (
        <details className="relation-incoming">
          <summary className="row quiet">
            {t('write.relation.incoming')} <span className="tabular">{incoming.length}</span>
          </summary>
          <p className="hint">{t('write.relation.incoming.hint')}</p>
          <ul className="bare rows">
            {incoming.map(({ id, word, other }) => (
              <li key={id} aria-current={selectedId === other.itemId || undefined}>
                <span className="word">{word}</span>
                <EntryLink entry={other} />
                <a
                  className="touch quiet relation-there"
                  href={`/user/edit?id=${encodeURIComponent(other.id)}#/relation`}
                  aria-label={`${t('write.relation.incoming.edit')}: ${other.name}`}
                >
                  {t('write.relation.incoming.edit')}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Name({ entry, name }: { entry: LinkedEntry | undefined; name: string }) {
  const { language } = useReader();
  return (
    <span
      className="name"
      data-kind={entry?.kind}
      lang={entry && entry.language !== language ? languageTag(entry.language) : undefined}
    >
      <span className="mark" aria-hidden="true" />
      {name}
    </span>
  );
}

interface OpenButtonProps {
  justClosed: { readonly current: boolean };
  onOpen(): void;
  children: ReactNode;
}

/** The button that expands a row; when the form closes, it takes the focus back. */
function OpenButton({ justClosed, onOpen, children }: OpenButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (
      !justClosed.current &&
      document.activeElement === document.body &&
      button.current!.closest('li')!.matches('[aria-current]')
    )
      button.current!.focus();
  }, [justClosed]);
  return (
    <button ref={button} type="button" className="relation-open" aria-expanded={false} onClick={onOpen}>
      {children}
    </button>
  );
}
