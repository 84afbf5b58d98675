import type { ReactNode } from 'react';
import { useText } from '../../kit/reader.tsx';
import { IconButton } from '../icon-button.tsx';
import './stage-frame.css';

interface ViewButtonsProps {
  onZoom(factor: number): void;
  onFit(): void;
  children?: ReactNode;
}

/** Zoom out, zoom in, show everything; `children` are further buttons of the same group. */
export function ViewButtons({ onZoom, onFit, children }: ViewButtonsProps) {
  const text = useText();
  return (
    <div className="graph-buttons graph-zoom">
      <IconButton name={text('graph.zoomOut')} path="M3 8h10" onClick={() => onZoom(1 / 1.5)} />
      <IconButton name={text('graph.zoomIn')} path="M3 8h10M8 3v10" onClick={() => onZoom(1.5)} />
      <IconButton
        name={text('graph.fit')}
        path="M5.5 8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M2 5V2h3M11 2h3v3M14 11v3h-3M5 14H2v-3"
        onClick={onFit}
      />
      {children}
    </div>
  );
}

/** Opens the stage in full screen, or closes it (`useFullScreen`). */
export function FullScreenButton({ full, onClick }: { full: boolean; onClick(): void }) {
  const text = useText();
  return (
    <IconButton
      name={text(full ? 'graph.smallScreen' : 'graph.fullScreen')}
      path={full ? 'M6 2v4H2M10 2v4h4M14 10h-4v4M2 10h4v4' : 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4'}
      onClick={onClick}
    />
  );
}

interface Props {
  name: string;
  marked?: boolean;
  end?: boolean;
  children: ReactNode;
}

/** A toolbar menu that opens over the stage. */
export function Drawer({ name, marked = false, end = false, children }: Props) {
  return (
    <details className="graph-drawer" data-menu data-end={end || undefined}>
      <summary data-marked={marked || undefined}>{name}</summary>
      {children}
    </details>
  );
}
