import { useEffect, useMemo, useRef, useState } from 'react';
import type { TimeNote } from '../../src/rules/time/historical-time.ts';
import { yearSeconds } from '../../src/ui/time-axis/scale.ts';
import { startOfYear } from '../../src/ui/time-axis/ticks.ts';
import { TimeAxis } from '../../src/ui/time-axis/view.tsx';
import type { AxisHandle, AxisItem, AxisView } from '../../src/ui/time-axis/time-axis.ts';
import { generateEvents, syntheticLanes, syntheticSpan } from './timeline-events.ts';

/** Reports the milliseconds from having the events to the frame that shows them. */
function reportPainted(began: number): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      document.documentElement.dataset.painted = String(performance.now() - began);
    }),
  );
}

/** Generated events on our axis. */
export function SyntheticAxis({ events }: { events: number }) {
  const items = useMemo(() => generateEvents(events), [events]);
  const [began] = useState(() => performance.now());
  useEffect(() => reportPainted(began), [began]);
  return <Axis items={items} lanes={syntheticLanes} view={syntheticSpan} />;
}

/** The same events as data, and an element in which another library draws them. */
export function PeerField({ events }: { events: number }) {
  useEffect(() => {
    Object.assign(globalThis, {
      madeUp: { items: generateEvents(events), lanes: syntheticLanes, span: syntheticSpan },
    });
    document.documentElement.dataset.given = '';
  }, [events]);
  return <div className="peer-field" style={{ flex: 1, minHeight: 0 }} />;
}

function Axis(
  props: Omit<
    Parameters<typeof TimeAxis>[0],
    'onView' | 'selectedId' | 'onChoose' | 'onOpen' | 'year' | 'onYear' | 'label'
  >,
) {
  const [view, setView] = useState<AxisView>(props.view);
  const [chosenId, setChosen] = useState<string | null>(null);
  const [year, setYear] = useState<number | null>(200);
  const axis = useRef<AxisHandle>(null);
  useEffect(() => void Object.assign(globalThis, { axis }), []);
  // State for tests.
  useEffect(
    () =>
      void Object.assign(document.documentElement.dataset, {
        chosen: chosenId ?? '',
        from: Math.round(view.earliest),
        until: Math.round(view.latest),
      }),
    [chosenId, view],
  );
  return (
    <TimeAxis
      ref={axis}
      label="Made-up events"
      {...props}
      view={view}
      onView={(seen, rests) => rests && setView(seen)}
      selectedId={chosenId}
      onChoose={setChosen}
      onOpen={(id) => {
        document.documentElement.dataset.opened = id;
      }}
      year={year}
      onYear={setYear}
    />
  );
}

const shapesLanes = [
  { id: 'rule', name: 'Polities' },
  { id: 'life', name: 'People' },
  { id: 'event', name: 'Events' },
];

/** A few events of every kind, with every note. */
export function ShapesAxis({ ages }: { ages: boolean }) {
  const items = useMemo((): AxisItem[] => {
    const createItem = (
      id: string,
      lane: string,
      title: string,
      from: number,
      to: number,
      more: Partial<AxisItem> = {},
    ): AxisItem => ({
      id,
      lane,
      title,
      earliest: ages ? (from + 300) * yearSeconds : startOfYear(from),
      latest: (ages ? (to + 300) * yearSeconds : startOfYear(to === -1 ? 1 : to + 1)) - 1,
      startNote: null,
      endNote: null,
      weight: 10,
      hue: 'event',
      count: 1,
      ...more,
    });
    const notes: TimeNote[] = ['about', 'doubtful', 'before', 'after', 'to present'];
    return [
      createItem('qin', 'rule', 'Qin', -221, -206, { isLife: true, hue: 'polity' }),
      createItem('han', 'rule', 'Han', -202, 220, { isLife: true, hue: 'polity', weight: 20 }),
      createItem('rome', 'rule', 'Roman Empire', -27, 476, {
        isLife: true,
        hue: 'polity',
        weight: 18,
        endNote: 'doubtful',
      }),
      createItem('kushan', 'rule', 'Kushan Empire', 30, 375, {
        isLife: true,
        hue: 'polity',
        startNote: 'about',
        endNote: 'about',
      }),
      createItem('parthia', 'rule', 'Parthia', -247, 224, { isLife: true, hue: 'polity', startNote: 'before' }),
      createItem('village', 'rule', 'A town that stands', 150, 2026, {
        isLife: true,
        hue: 'site',
        endNote: 'to present',
      }),
      createItem('augustus', 'life', 'Augustus', -63, 14, { isLife: true, hue: 'person' }),
      createItem('liubang', 'life', 'Liu Bang', -256, -195, { isLife: true, hue: 'person', startNote: 'doubtful' }),
      createItem('banzhao', 'life', 'Ban Zhao', 45, 117, {
        isLife: true,
        hue: 'person',
        startNote: 'about',
        endNote: 'about',
      }),
      createItem('hypatia', 'life', 'Hypatia', 360, 415, { isLife: true, hue: 'person', startNote: 'about' }),
      ...notes.map((note, at) =>
        createItem(`span${at}`, 'event', `A span, ${note}`, -180 + at * 110, -120 + at * 110, {
          endNote: note,
          startNote: note === 'to present' ? null : note,
          hue: 'war',
        }),
      ),
      ...notes.map((note, at) =>
        createItem(`point${at}`, 'event', `An event, ${note}`, -200 + at * 130, -200 + at * 130, {
          [note === 'before' ? 'startNote' : 'endNote']: note,
          hue: 'book',
        }),
      ),
      createItem('plain', 'event', 'An event', 250, 250, { hue: 'painting' }),
      createItem('many', 'event', 'Of one century', 301, 400, { count: 128, hue: 'idea' }),
      createItem('fewer', 'event', 'Of one decade', -30, -21, { count: 3, hue: 'war' }),
    ];
  }, [ages]);
  const bands = useMemo(
    () =>
      ages
        ? []
        : [
            { id: 'a', name: 'Hellenistic age', earliest: startOfYear(-323), latest: startOfYear(-31) },
            { id: 'b', name: 'Pax Romana', earliest: startOfYear(-27), latest: startOfYear(180) },
            { id: 'c', name: 'Three Kingdoms', earliest: startOfYear(220), latest: startOfYear(280) },
          ],
    [ages],
  );
  const view = useMemo(
    (): AxisView =>
      ages
        ? { earliest: -10 * yearSeconds, latest: 800 * yearSeconds }
        : { earliest: startOfYear(-300), latest: startOfYear(500) },
    [ages],
  );
  return <Axis items={items} lanes={shapesLanes} bands={bands} view={view} ages={ages} />;
}
