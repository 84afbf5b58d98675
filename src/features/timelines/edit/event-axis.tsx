import { useMemo, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { formatYear, recordBounds, writeHistoricalTime } from '../../../rules/time/historical-time.ts';
import type { AxisItem, AxisView } from '../../../ui/time-axis/time-axis.ts';
import { TimeAxis } from '../../../ui/time-axis/view.tsx';
import type { EntryHead } from '../../../rules/entry-head.ts';
import { itemOfLifeline } from '../face/axis-items.ts';
import { padView } from '../face/axis-span.ts';
import { titleOf, whenOf, type EditableEvent } from './editable-event.ts';
import type { Row } from '../../../editing/list/list-part.ts';
import { toEditableTime, type EditableTime } from '../../../editing/fields/editable-time.ts';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  head: EntryHead;
  rows: readonly Row<EditableEvent>[];
  selectedKey: number | null;
  onChoose(key: number | null): void;
  /** Adds an event in the year at the pointer. */
  onAdd(time: EditableTime): void;
}

/** The edited events on the axis, with the life or time span of the subject. */
export function EventAxis({ head, rows, selectedKey, onChoose, onAdd }: Props) {
  const { language, t } = useReader();
  const { global, kind } = head;
  const items = useMemo(
    (): AxisItem[] => [
      ...head.times.flatMap(({ role, source: _source, ...time }) => {
        const range = recordBounds(time);
        return range
          ? [
              {
                ...itemOfLifeline(
                  {
                    entry: {
                      itemId: head.global,
                      id: head.id,
                      name: head.name,
                      disambiguation: head.disambiguation,
                      language: head.language,
                      kind: head.kind,
                    },
                    role,
                    time,
                    ...range,
                  },
                  global,
                  language,
                ),
                title: role === 'life' ? head.name : t(`entry.time.${role}`),
              },
            ]
          : [];
      }),
      ...rows.flatMap(({ key, item }) => {
        const { record } = item.time,
          range = record && recordBounds(record);
        return range
          ? [
              {
                id: String(key),
                lane: global,
                title: titleOf(item, language) || t('write.event.untitled'),
                ...range,
                startNote: record.startNote,
                endNote: record.endNote,
                when: whenOf(item, language),
                weight: item.weight,
                hue: kind,
                count: 1,
              },
            ]
          : [];
      }),
    ],
    [head, rows, global, kind, language, t],
  );
  const lanes = useMemo(() => [{ id: global, name: head.name }], [global, head.name]);
  const [view, setView] = useState<AxisView | null>(null);
  const [year, setYear] = useState<number | null>(null);
  if (!items.length) return null;
  const fullView = padView({
    earliest: Math.min(...items.map(({ earliest }) => earliest)),
    latest: Math.max(...items.map(({ latest }) => latest)),
  });
  return (
    <section className="canvas-stage event-axis stage ui" aria-label={t('timeline.of', { name: head.name })}>
      <TimeAxis
        items={items}
        lanes={lanes}
        view={view ?? fullView}
        onView={setView}
        label={t('timeline.of', { name: head.name })}
        selectedId={selectedKey === null ? null : String(selectedKey)}
        onChoose={(id) => (id === null || /^\d+$/.test(id)) && onChoose(id === null ? null : Number(id))}
        onOpen={(id) => /^\d+$/.test(id) && onChoose(Number(id))}
        year={year}
        onYear={setYear}
        onEmpty={setYear}
      />
      <p className="row event-axis-foot">
        {year === null ? (
          <span>{t('write.event.point')}</span>
        ) : (
          <>
            <Button
              look="first"
              onClick={() => {
                onAdd(
                  toEditableTime(
                    {
                      startTime: writeHistoricalTime({ year, month: 0, day: 0, seconds: 0 }),
                      endTime: null,
                      startNote: null,
                      endNote: null,
                      timeDesc: null,
                    },
                    language,
                  ),
                );
                setYear(null);
              }}
            >
              {t('write.event.addIn', { year: formatYear(year, language) })}
            </Button>
            <Button onClick={() => setYear(null)}>{t('dialog.cancel')}</Button>
          </>
        )}
      </p>
    </section>
  );
}
