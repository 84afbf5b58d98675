import type { ReactNode } from 'react';
import { useText } from '../../kit/reader.tsx';
import './embed-frame.css';

interface Props {
  /** The page on this site. */
  home: string;
  /** Names that page; otherwise the line names this site. */
  name?: string;
  children: ReactNode;
}

/** A page for frames of other sites: its content, and a line that leads to the page on this site. */
export function EmbedFrame({ home, name, children }: Props) {
  const t = useText();
  return (
    <div className="embed">
      {children}
      <p className="embed-home ui">
        <a href={home} target="_blank" rel="noopener">
          <b aria-hidden="true">石</b> {name ?? t('timeline.embed.home', { site: t('site.name') })}
        </a>
      </p>
    </div>
  );
}
