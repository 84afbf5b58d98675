import { useRef, type ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { formatYear } from '../../../rules/time/historical-time.ts';
import { hreflang } from '../../../rules/languages.ts';
import { moveCursor, useCursor } from '../../../ui/cursor.ts';
import { notify } from '../../../ui/notices.tsx';
import { embedFrame, frameSize } from '../../../kit/pages/embed-address.ts';
import { fileName, downloadFile } from '../../../ui/download.ts';
import type { AxisBand, AxisHandle, AxisItem, AxisLane, AxisView } from '../../../ui/time-axis/time-axis.ts';
import { TimeAxis } from '../../../ui/time-axis/view.tsx';
import { useFullScreen } from '../../../ui/stage-frame/use-full-screen.ts';
import { Drawer, FullScreenButton } from '../../../ui/stage-frame/toolbar.tsx';
import './timeline-stage.css';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  /** Subject of the timeline; also the name of a saved file. */
  name: string;
  items: readonly AxisItem[];
  lanes: readonly AxisLane[];
  bands: readonly AxisBand[];
  view: AxisView;
  onView(view: AxisView, rests: boolean): void;
  /** Shows all of time, or the whole extent of the axis; null if it is shown already. */
  onAll: (() => void) | null;
  /** Label of the button that shows everything. */
  allLabel?: string;
  onOpen(id: string): void;
  ages?: boolean;
  /** Description of the selection. */
  selectionDetails: ReactNode;
  /** Number of visible events, including those counted in clusters. */
  total: number;
  failed: boolean;
  again(): void;
  /** Further controls of the toolbar. */
  tools?: ReactNode;
  /** Query string of the embeddable page with the same content; null if there is none. */
  embed?: string | null;
  /** Embedded in another site: without saving and full screen. */
  bare?: boolean;
}

/** The axis with its toolbar, selection and export. */
export function TimelineStage({
  name,
  items,
  lanes,
  bands,
  view,
  onView,
  onAll,
  allLabel,
  onOpen,
  ages,
  selectionDetails,
  total,
  failed,
  again,
  tools,
  embed = null,
  bare = false,
}: Props) {
  const { language, t } = useReader();
  const cursor = useCursor();
  const stage = useRef<HTMLElement>(null),
    axis = useRef<AxisHandle>(null);
  const { full, toggle } = useFullScreen(stage);
  const selectedId = items.some(({ id }) => id === cursor.selectedId) ? cursor.selectedId : null;

  async function save(format: 'png' | 'svg') {
    downloadFile(
      fileName(name, format),
      format === 'png' ? await axis.current!.png() : new Blob([axis.current!.svg()], { type: 'image/svg+xml' }),
    );
  }
  function copy() {
    const address = `${location.origin}/embed/timeline?${new URLSearchParams([...new URLSearchParams(embed!), ['lang', hreflang(language)]])}`;
    const code = embedFrame({ address, title: name, width: '100%', height: frameSize.height });
    (navigator.clipboard ? navigator.clipboard.writeText(code) : Promise.reject(new Error('no clipboard'))).then(
      () => notify(t('timeline.embed.copied')),
      () => notify(t('timeline.embed.refused')),
    );
  }

  return (
    <section
      ref={stage}
      className="graph-view timeline-stage stage ui"
      aria-label={name}
      data-full={full || undefined}
      data-items={items.length}
      data-lanes={lanes.length > 2 ? 'many' : 'few'}
    >
      <div className="row graph-tools">
        {tools}
        {cursor.year !== null && (
          <span className="timeline-year tabular">
            {t('timeline.year', { year: formatYear(cursor.year, language) })}
            <button
              type="button"
              className="icon"
              aria-label={t('timeline.yearAway')}
              title={t('timeline.yearAway')}
              onClick={() => moveCursor({ year: null })}
            >
              ×
            </button>
          </span>
        )}
        <div className="graph-buttons">
          <button type="button" className="button timeline-all" disabled={!onAll} onClick={() => onAll?.()}>
            {allLabel ?? t('timeline.everything')}
          </button>
          {!bare && <FullScreenButton full={full} onClick={toggle} />}
          {!bare && (
            <Drawer name={t('graph.save')} end>
              <div className="stack graph-panel graph-formats">
                {(['png', 'svg'] as const).map((format) => (
                  <Button key={format} onClick={() => void save(format)}>
                    {t(`graph.save.${format}`)}
                  </Button>
                ))}
                {embed !== null && <Button onClick={copy}>{t('timeline.embed')}</Button>}
              </div>
            </Drawer>
          )}
        </div>
      </div>
      <div className="timeline-field">
        <TimeAxis
          ref={axis}
          items={items}
          lanes={lanes}
          bands={bands}
          view={view}
          onView={onView}
          ages={ages}
          alone={full || bare}
          label={name}
          selectedId={selectedId}
          onChoose={(id) => moveCursor({ selectedId: id })}
          onOpen={onOpen}
          year={cursor.year}
          onYear={(year) => moveCursor({ year })}
        />
        {failed && (
          <p className="timeline-failed" role="alert">
            {t('timeline.failed')} <Button onClick={again}>{t('error.again')}</Button>
          </p>
        )}
      </div>
      <div className="graph-foot timeline-foot">
        <div className="row timeline-chosen" role="status">
          {selectedId === null ? null : selectionDetails}
        </div>
        <span className="tabular">{t('timeline.total', { count: total })}</span>
      </div>
    </section>
  );
}
