import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../kit/reader.tsx';
import type { ExportFormat } from '../../features/relations/graph-view/export.ts';

interface Props {
  /** Nodes whose name has the text in it, best first. */
  find(text: string): readonly string[];
  onFound(id: string): void;
  filter: ReactNode;
  filtering: boolean;
  full: boolean;
  onFull(): void;
  onZoom(factor: number): void;
  onFit(): void;
  onRestart(): void;
  onSave(format: ExportFormat): void;
}

/** Everything that can be done with the picture as a whole. */
export function GraphTools({
  find,
  onFound,
  filter,
  filtering,
  full,
  onFull,
  onZoom,
  onFit,
  onRestart,
  onSave,
}: Props) {
  const text = useText();
  return (
    <div className="graph-tools">
      <GraphSearch find={find} onFound={onFound} />
      <Drawer name={text('graph.filter')} marked={filtering}>
        {filter}
      </Drawer>
      <ViewButtons onZoom={onZoom} onFit={onFit}>
        <IconButton name={text('graph.restart')} sign="M3 8a5 5 0 1 0 1.6-3.7M4.4 1.6v2.9h2.9" onClick={onRestart} />
        <IconButton
          name={text(full ? 'graph.smallScreen' : 'graph.fullScreen')}
          sign={full ? 'M6 2v4H2M10 2v4h4M14 10h-4v4M2 10h4v4' : 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4'}
          onClick={onFull}
        />
      </ViewButtons>
      <Drawer name={text('graph.save')} end>
        <div className="graph-panel graph-formats">
          {(['png', 'svg', 'json'] as const).map((format) => (
            <button key={format} type="button" className="button" onClick={() => onSave(format)}>
              {text(`graph.save.${format}`)}
            </button>
          ))}
        </div>
      </Drawer>
    </div>
  );
}

/** How the picture is looked at; what else belongs there stands behind. */
export function ViewButtons({ onZoom, onFit, children }: Pick<Props, 'onZoom' | 'onFit'> & { children?: ReactNode }) {
  const text = useText();
  return (
    <div className="graph-buttons">
      <IconButton name={text('graph.zoomOut')} sign="M3 8h10" onClick={() => onZoom(1 / 1.5)} />
      <IconButton name={text('graph.zoomIn')} sign="M3 8h10M8 3v10" onClick={() => onZoom(1.5)} />
      <IconButton
        name={text('graph.fit')}
        sign="M5.5 8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M2 5V2h3M11 2h3v3M14 11v3h-3M5 14H2v-3"
        onClick={onFit}
      />
      {children}
    </div>
  );
}

export const IconButton = ({ name, sign, onClick }: { name: string; sign: string; onClick(): void }) => (
  <button type="button" className="graph-icon" aria-label={name} title={name} onClick={onClick}>
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d={sign} />
    </svg>
  </button>
);

/** A part of the toolbar that opens over the picture; Escape and a press elsewhere close it. */
export function Drawer({
  name,
  marked = false,
  end = false,
  children,
}: {
  name: string;
  marked?: boolean;
  end?: boolean;
  children: ReactNode;
}) {
  const drawer = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const elsewhere = ({ target }: PointerEvent) => {
      if (target instanceof Node && !drawer.current!.contains(target)) drawer.current!.open = false;
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, []);
  return (
    <details
      ref={drawer}
      className="graph-drawer"
      data-end={end || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !drawer.current!.open) return;
        event.stopPropagation();
        drawer.current!.open = false;
        drawer.current!.querySelector('summary')!.focus();
      }}
    >
      <summary data-marked={marked || undefined}>{name}</summary>
      {children}
    </details>
  );
}

/** Looks for a name among what is on the canvas; Enter goes to the next one that has it. */
function GraphSearch({ find, onFound }: Pick<Props, 'find' | 'onFound'>) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(-1);
  const found = find(typed);
  const here = at >= 0 && found.length ? at % found.length : -1;

  function next() {
    if (!found.length) return;
    setAt(here + 1);
    onFound(found[(here + 1) % found.length]!);
  }
  return (
    <form
      role="search"
      aria-label={text('graph.search')}
      className="graph-search"
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={text('graph.search')}
        placeholder={text('graph.search')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(-1);
        }}
        onKeyDown={(event) => event.key === 'Escape' && typed && (event.stopPropagation(), setTyped(''), setAt(-1))}
      />
      <output className="tabular">
        {typed.trim() &&
          (found.length ? text('graph.found', { at: here + 1, of: found.length }) : text('graph.notFound'))}
      </output>
    </form>
  );
}
