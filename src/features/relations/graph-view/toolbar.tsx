import { useState, type ReactNode } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Drawer, FullScreenButton, ViewButtons } from '../../../ui/stage-frame/toolbar.tsx';
import type { ExportFormat } from './export.ts';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  /** Nodes whose name contains the text, best first. */
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
  /** Copies the shown graph into a group of the member's own. */
  onCopy(): void;
}

/** Search, filter, view and export of the whole graph. */
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
  onCopy,
}: Props) {
  const text = useText();
  return (
    <div className="row graph-tools">
      <GraphSearch find={find} onFound={onFound} />
      <Drawer name={text('graph.filter')} marked={filtering}>
        {filter}
      </Drawer>
      <ViewButtons onZoom={onZoom} onFit={onFit}>
        <IconButton name={text('graph.restart')} path="M3 8a5 5 0 1 0 1.6-3.7M4.4 1.6v2.9h2.9" onClick={onRestart} />
        <FullScreenButton full={full} onClick={onFull} />
      </ViewButtons>
      <Drawer name={text('graph.save')} end>
        <div className="stack graph-panel graph-formats">
          {(['png', 'svg', 'json'] as const).map((format) => (
            <Button key={format} onClick={() => onSave(format)}>
              {text(`graph.save.${format}`)}
            </Button>
          ))}
        </div>
      </Drawer>
      <Button onClick={onCopy}>{text('graph.makeOwn')}</Button>
    </div>
  );
}

/** Finds names on the canvas; Enter moves to the next match. */
function GraphSearch({ find, onFound }: Pick<Props, 'find' | 'onFound'>) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(-1);
  const matches = find(typed);
  const matchIndex = at >= 0 && matches.length ? at % matches.length : -1;

  function next() {
    if (!matches.length) return;
    setAt(matchIndex + 1);
    onFound(matches[(matchIndex + 1) % matches.length]!);
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
          (matches.length ? text('graph.found', { at: matchIndex + 1, of: matches.length }) : text('graph.notFound'))}
      </output>
    </form>
  );
}
