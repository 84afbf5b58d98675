import { useMemo, type ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import * as limits from '../../../rules/limits.ts';
import type { ShownGroup } from '../contract.ts';
import type { GroupKind } from '../face/kinds.ts';
import { EntryBox } from '../../../ui/entry-box/entry-box.tsx';
import { ListPager } from '../../timemaps/face/list-controls.tsx';
import { usePages } from '../../timemaps/face/node-list.tsx';
import type { ShapeKind } from '../../timemaps/face/sketch-shapes.ts';
import type { NodeActions } from './node-actions.ts';
import type { EditableGroupNode } from './editable-group.ts';
import { NodeFields } from './node-fields.tsx';
import { UndoButtons } from '../../../editing/drafts/undo-buttons.tsx';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  kind: GroupKind;
  rows: readonly EditableGroupNode[];
  shownGroup: ShownGroup;
  history: { undo: (() => void) | null; redo: (() => void) | null };
  tools: NodeActions;
  selectedKey: string | null;
  onChoose(key: string | null): void;
  /** Starts drawing on the map; null without a map. */
  draw: ((key: string, kind: ShapeKind, isChange: boolean) => void) | null;
  isTried: boolean;
  /** The canvas; absent while there is nothing to draw. */
  stage?: ReactNode;
}

/** The nodes of a group in the author's order; each is edited in place. */
export function NodeList({
  kind,
  rows,
  shownGroup,
  history,
  tools,
  selectedKey,
  onChoose,
  draw,
  isTried,
  stage,
}: Props) {
  const { language, t } = useReader();
  const seen = new Map(shownGroup.nodes.map((node) => [node.key, node]));
  const items = useMemo(() => rows.map((row) => ({ ...row, id: row.node.key })), [rows]);
  const { page, pages, shown: listed, turn } = usePages(items, selectedKey);
  const isFull = rows.length >= limits.groups.nodes;
  return (
    <section className="group-nodes" aria-label={t('make.nodes')}>
      <div className="row list-tools" role="toolbar" aria-label={t('make.nodes')}>
        <UndoButtons history={history} />
        <Button disabled={rows.length < 2} onClick={tools.byTime}>
          {t('make.byTime')}
        </Button>
        {kind === 'graph' && (
          <Button disabled={!rows.length} onClick={tools.layOut}>
            {t('make.layOut')}
          </Button>
        )}
      </div>
      <div className="row group-add">
        <EntryBox
          name="add"
          label={t('make.addEntry')}
          placeholder={t('make.addEntry.example')}
          value={null}
          onPick={(entry) => {
            if (!entry || isFull) return;
            const key = tools.add(entry);
            if (kind === 'timemap') void tools.placeOf(key, entry.itemId);
            onChoose(key);
          }}
        />
        <Button disabled={isFull} onClick={() => onChoose(tools.add(null))}>
          + {t('make.addOwn')}
        </Button>
      </div>
      {stage}
      {!rows.length && <p className="list-empty">{t('make.empty')}</p>}
      <ol className="bare rows group-rows">
        {listed.map(({ node, ...row }) => {
          const { key } = node,
            isOpen = key === selectedKey,
            shownNode = seen.get(key);
          const title = node.title || shownNode?.entry?.name || node.called || t('make.untitled');
          const time = row.time.record ?? shownNode?.time ?? null;
          return (
            <li key={key} data-open={isOpen || undefined}>
              <button
                type="button"
                className="group-row"
                aria-expanded={isOpen}
                onClick={() => onChoose(isOpen ? null : key)}
              >
                <span className="tabular">{time ? formatRecord(time, language) : '—'}</span>
                <span>
                  {title} {shownNode?.gone && <small>{t('group.gone')}</small>}
                </span>
              </button>
              {isOpen && (
                <NodeFields
                  kind={kind}
                  row={{ node, ...row }}
                  language={shownGroup.language}
                  isTried={isTried}
                  onRow={(change, about) => tools.row(key, change, about)}
                  draw={draw && ((shape, isChange) => draw(key, shape, isChange))}
                >
                  <Button onClick={() => onChoose(null)}>{t('make.node.done')}</Button>
                  <Button onClick={() => tools.move(key, -1)}>{t('make.node.up')}</Button>
                  <Button onClick={() => tools.move(key, 1)}>{t('make.node.down')}</Button>
                  <Button
                    onClick={() => {
                      onChoose(null);
                      tools.remove(key);
                    }}
                  >
                    {t('make.node.remove')}
                  </Button>
                </NodeFields>
              )}
            </li>
          );
        })}
      </ol>
      <ListPager label={t('make.nodes')} page={page} pages={pages} to={{ turn }} />
    </section>
  );
}
