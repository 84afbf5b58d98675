import type { ReactNode } from 'react';
import { useText } from '../../kit/reader.tsx';
import './embed-frame.css';

interface Props {
  /** The page on this site. */
  home: string;
  /** Names that page; otherwise the line names this site. */
  name?: string;
  /** Whether the content has a height of its own, which the frame tells its page (frame.ts); a stage fills the frame. */
  isText?: boolean;
  children: ReactNode;
}

/** A page for frames of other sites: its content, and a line that leads to the page on this site. */
export function EmbedFrame({ home, name, isText = false, children }: Props) {
  const t = useText();
  return (
    <div className="embed">
      {isText ? (
        <div className="embed-body">
          <div data-embed-height="">{children}</div>
        </div>
      ) : (
        children
      )}
      <p className="embed-home ui" data-embed-height={isText ? '' : undefined}>
        <a href={home} target="_blank" rel="noopener">
          <b aria-hidden="true">石</b> {name ?? t('timeline.embed.home', { site: t('site.name') })}
        </a>
      </p>
    </div>
  );
}
