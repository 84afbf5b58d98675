import { useEffect, useRef } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { Kind } from '../../../rules/kinds.ts';
import * as limits from '../../../rules/limits.ts';
import { EntryLink } from '../../../ui/entry-link.tsx';
import { SourceNote } from '../../../ui/source-note.tsx';
import type { EntryRelation } from '../contract.ts';
import { groupByMeaning } from './meanings.ts';
import type { CanvasLink } from './canvas-link.ts';

/** A relation with its formatted time, and whether it is no highlight. */
export type ListedRelation = Omit<EntryRelation, 'says' | 'language'> & { when: string | null; isMore?: true };

interface Props {
  /** Kind of the entry with these relations. */
  kind: Kind;
  relations: ListedRelation[];
  empty: string;
  /** Total number, if `relations` is one page of them. */
  total?: number;
  page?: number;
  /** The canvas next to the list, if there is one. */
  twin?: CanvasLink | null;
}

/** Relations grouped by meaning: the accessible equivalent of the graph, complete without script. */
export function RelationList({ kind, relations, empty, total = relations.length, page = 1, twin = null }: Props) {
  const { t } = useReader();
  const list = useRef<HTMLDivElement>(null);
  const selectedId = twin?.selectedId;
  useEffect(() => {
    // Only if the list is next to the canvas: below it, on a phone, scrolling would move the reader away from the
    // canvas.
    if (selectedId && matchMedia('(min-width: 64.01rem)').matches)
      list.current!.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);

  if (!relations.length && total === 0) return <p className="ui">{empty}</p>;
  const groups = groupByMeaning(kind, relations).map(({ meaning, group }) => ({
    meaning,
    group,
    visibleRelations: twin ? group.filter(twin.passesFilter) : group,
  }));
  return (
    <div ref={list} className="relation-groups">
      {total > relations.length && <p className="ui tabular">{t('graph.total', { count: total })}</p>}
      {groups.map(({ meaning, group, visibleRelations }) => (
        <section key={meaning} className="relation-group ui" hidden={!visibleRelations.length}>
          <h3 className="small-head">{t(`relation.about.${meaning}`)}</h3>
          <ul className="bare">
            {group.map((relation) => {
              const { id, word, other, when, description, source, isMore } = relation;
              return (
                <li
                  key={id}
                  data-id={id}
                  data-subject={other.itemId}
                  data-more={isMore}
                  hidden={!visibleRelations.includes(relation)}
                  aria-current={selectedId === other.itemId || undefined}
                >
                  <span className="word">{word}</span>
                  <div>
                    <EntryLink entry={other} />
                    {when && <span className="when tabular">{when}</span>}
                    {description && <p>{description}</p>}
                    <SourceNote source={source} />
                  </div>
                  {twin && (
                    <button
                      type="button"
                      className="icon graph-show"
                      aria-label={t('graph.show', { name: other.name })}
                      title={t('graph.show', { name: other.name })}
                      onClick={() => twin.show(other.itemId, other.name)}
                    >
                      <span aria-hidden="true">◎</span>
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {twin && groups.every(({ visibleRelations }) => !visibleRelations.length) && (
        <p className="ui" role="status">
          {t('graph.nothingLeft')}
        </p>
      )}
      {total > relations.length && <Pages total={total} page={page} />}
    </div>
  );
}

/** Pagination of a long list. */
function Pages({ total, page }: { total: number; page: number }) {
  const { t } = useReader();
  const pages = Math.ceil(total / limits.relationPageSize);
  const to = (other: number) => `${other === 1 ? '?' : `?page=${other}`}#/relation`;
  return (
    <nav className="pager ui" aria-label={t('graph.pages')}>
      {page > 1 && (
        <a className="button" href={to(page - 1)} rel="nofollow">
          {t('category.previous')}
        </a>
      )}
      <span className="tabular">{t('category.page', { page, pages })}</span>
      {page < pages && (
        <a className="button" href={to(page + 1)} rel="nofollow">
          {t('category.next')}
        </a>
      )}
    </nav>
  );
}
