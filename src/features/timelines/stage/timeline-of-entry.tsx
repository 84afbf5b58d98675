import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { writeRecord } from '../../../rules/time/historical-time-writing.ts';
import { secondsOfSpan } from '../../../rules/time/time-address.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { moveCursor, useCursor } from '../../../ui/cursor.ts';
import { copyToNewGroup } from '../../../ui/copy-to-group.ts';
import { EntryLink } from '../../../ui/entry-link.tsx';
import { roomForLabels } from '../../../ui/time-axis/labels.ts';
import type { AxisBand, AxisView } from '../../../ui/time-axis/time-axis.ts';
import type { ListedEvent } from '../event-list.tsx';
import { OwnedTitle } from '../face/owned-title.tsx';
import { useAddressChoice } from './address-choice.tsx';
import { loadContemporaries, ownItems, useExtraLanes, loadSurroundings } from './extra-lanes.ts';
import { alignAtBirth } from '../face/axis-items.ts';
import { isSameView, padView, spanOfView } from '../face/axis-span.ts';
import { TimelineStage } from './timeline-stage.tsx';
import type { EntryOnAxis } from './entry-on-axis.ts';
import { Button } from '../../../ui/form/button.tsx';

export { moveCursor } from '../../../ui/cursor.ts';

const switches = ['world', 'lives', 'ages'] as const;
const noBands: readonly AxisBand[] = [];
const readSwitches = (text: string | null) =>
  switches.filter((switchName) => (text ?? '').split(',').includes(switchName)).join();

interface Props {
  entry: EntryOnAxis;
  events: readonly ListedEvent[];
  onChosen(selectedId: string | null): void;
}

/** An entry's own timeline; optionally with the events around it and parallel lives. */
export function EntryTimeline({ entry, events, onChosen }: Props) {
  const { language, t } = useReader();
  const { span, selectedId } = useCursor();
  const [shownSwitches, setShown] = useAddressChoice<string>('show', readSwitches, '');
  const on = (switchName: (typeof switches)[number]) => shownSwitches.split(',').includes(switchName);
  const entryItems = useMemo(() => ownItems({ entry, events, language, t }), [entry, events, language, t]);
  const fullView = useMemo(() => {
    const extent = {
      earliest: Math.min(...entryItems.map(({ earliest }) => earliest)),
      latest: Math.max(...entryItems.map(({ latest }) => latest)),
    };
    return padView(extent, roomForLabels(entryItems, extent));
  }, [entryItems]);
  const [view, setView] = useState<AxisView>(() => (span && secondsOfSpan(span)) ?? fullView);

  const askWorld = useCallback(
    () => loadSurroundings(entry, fullView, (name) => t('timeline.category', { name }), { language, t }),
    [entry, fullView, t, language],
  );
  const askLives = useCallback(() => loadContemporaries(entry, language), [entry, language]);
  const world = useExtraLanes(on('world'), askWorld),
    lives = useExtraLanes(on('lives'), askLives);
  // Ages are not dates that an address could contain: they have a separate view.
  const ages = on('lives') && on('ages') && lives.state === 'here';
  const [aged, setAged] = useState<AxisView | null>(null);

  const lastSpan = useRef(span),
    placed = useRef<AxisView | null>(view);
  useEffect(() => {
    if (span === lastSpan.current) return;
    lastSpan.current = span;
    setView((placed.current = (span && secondsOfSpan(span)) ?? fullView));
  }, [span, fullView]);
  function look(next: AxisView, rests: boolean) {
    if (ages) return setAged(next);
    setView(next);
    // Ignores a view that the page itself has set.
    if (!rests || isSameView(next, placed.current)) return;
    placed.current = null;
    lastSpan.current = spanOfView(next);
    moveCursor({ span: lastSpan.current });
  }

  useEffect(() => onChosen(selectedId), [selectedId, onChosen]);

  const toggle = (switchName: (typeof switches)[number]) =>
    setShown(switches.filter((each) => on(each) !== (each === switchName)).join());
  const { items, lanes } = useMemo(() => {
    const allItems = [...entryItems, ...lives.more.items, ...(ages ? [] : world.more.items)];
    return {
      items: ages ? alignAtBirth(allItems) : allItems,
      lanes: [{ id: entry.itemId, name: entry.name }, ...lives.more.lanes, ...(ages ? [] : world.more.lanes)],
    };
  }, [entryItems, lives.more, world.more, ages, entry]);
  const lived = useMemo(
    () =>
      padView({
        earliest: 0,
        latest: Math.max(1, ...items.filter(({ isLife }) => isLife).map(({ latest }) => latest)),
      }),
    [items],
  );
  function open(id: string) {
    const item = items.find((candidate) => candidate.id === id),
      opened = world.more.events.get(id)?.entry ?? lives.more.lines.get(id);
    if (item && item.count > 1) moveCursor({ span: spanOfView(padView(item)) });
    else if (opened) location.assign(`${entryAddress(opened.id)}#/timeline`);
  }
  const event = events.find(({ id }) => id === selectedId),
    other = selectedId === null ? undefined : world.more.events.get(selectedId),
    line = selectedId === null ? undefined : lives.more.lines.get(selectedId);
  const failed = world.state === 'failed' ? world : lives.state === 'failed' ? lives : null;
  const nothing =
    world.state === 'here' && !world.more.lanes.length
      ? t('timeline.noWorld')
      : lives.state === 'here' && !lives.more.lanes.length
        ? t('timeline.noLives')
        : null;
  return (
    <TimelineStage
      name={t('timeline.of', { name: entry.name })}
      items={items}
      lanes={lanes}
      bands={noBands}
      view={ages ? (aged ?? lived) : view}
      onView={look}
      allLabel={t(entry.kind === 'person' ? 'timeline.wholeLife' : 'timeline.whole')}
      onAll={ages ? aged && (() => setAged(null)) : span && (() => moveCursor({ span: null }))}
      onOpen={open}
      ages={ages}
      total={events.length}
      failed={failed !== null}
      again={() => failed?.again()}
      tools={
        <fieldset className="row">
          <legend className="unseen">{t('timeline.switches')}</legend>
          {switches
            .filter((switchName) => switchName !== 'ages' || on('lives'))
            .map((switchName) => (
              <label key={switchName} className="graph-chip">
                <input type="checkbox" checked={on(switchName)} onChange={() => toggle(switchName)} />
                <span>
                  {t(
                    switchName === 'world' || entry.kind === 'person'
                      ? `timeline.with.${switchName}`
                      : `timeline.with.${switchName}.others`,
                  )}
                </span>
              </label>
            ))}
          <Button
            onClick={() =>
              copyToNewGroup({
                kind: 'timeline',
                name: entry.name,
                year: null,
                nodes: [
                  { itemId: entry.itemId, called: entry.name },
                  ...events.map(({ title, owner, time, place }) => ({
                    itemId: owner.itemId,
                    called: owner.name,
                    title,
                    time,
                    place,
                  })),
                ],
              })
            }
          >
            {t('graph.makeOwn')}
          </Button>
          <span className="timeline-nothing" role="status">
            {nothing}
          </span>
        </fieldset>
      }
      selectionDetails={
        event ? (
          <>
            <time className="tabular">{event.when}</time>{' '}
            <span className="event-title">
              <OwnedTitle
                title={event.title}
                owner={event.owner.itemId === entry.itemId ? null : event.owner}
                hash="#/timeline"
              />
            </span>
          </>
        ) : other ? (
          <>
            <time className="tabular">{writeRecord(other.time, language)}</time>{' '}
            <span className="event-title">
              <OwnedTitle title={other.title} language={other.language} owner={other.entry} hash="#/timeline" />
            </span>
          </>
        ) : (
          line && <EntryLink entry={line} hash="#/timeline" />
        )
      }
    />
  );
}
