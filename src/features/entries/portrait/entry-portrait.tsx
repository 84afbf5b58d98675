import { Fragment } from 'react';
import type { FormattedPortrait } from './format-portrait.ts';

interface Props {
  portrait: FormattedPortrait;
  name: string;
  large: string;
}

/**
 * The picture at the top of an entry, with its space reserved before it loads; links to the large picture. Caption and
 * credit are below.
 */
export function EntryPortrait({ portrait: { url, srcSet, width, height, caption, credit }, name, large }: Props) {
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
