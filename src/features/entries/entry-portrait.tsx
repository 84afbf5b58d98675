import { Fragment } from 'react';
import type { ShownPortrait } from './portrait.ts';

/**
 * The picture at the head of an entry, its space reserved before it loads; it leads to where it is seen large. Below it
 * caption and credit.
 */
export function EntryPortrait({
  portrait: { url, srcSet, width, height, caption, credit },
  name,
  large,
}: {
  portrait: ShownPortrait;
  name: string;
  large: string;
}) {
  return (
    <figure className="portrait-picture" style={{ '--ratio': width / height }}>
      <a href={large}>
        <img
          src={url}
          srcSet={srcSet}
          sizes="(width < 48rem) 92vw, 17rem"
          width={width}
          height={height}
          alt={name}
          fetchPriority="high"
        />
      </a>
      <figcaption>
        {caption && <span lang={caption.lang}>{caption.text}</span>}
        <small className="credit">
          {credit.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              {part.url ? (
                <a href={part.url} rel="noopener external">
                  {part.text}
                </a>
              ) : (
                part.text
              )}
            </Fragment>
          ))}
        </small>
      </figcaption>
    </figure>
  );
}
