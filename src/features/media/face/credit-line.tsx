import { Fragment } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { creditParts } from './credit.ts';
import type { Credit } from '../../../rules/pictures/portrait.ts';
import './credit.css';

/** The credit of a picture, in small print under it. */
export function CreditLine({ credit }: { credit: Credit }) {
  const { language } = useReader();
  return (
    <small className="credit">
      {creditParts(credit, language).map(({ text, url }, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {url ? (
            <a href={url} rel="noopener external">
              {text}
            </a>
          ) : (
            text
          )}
        </Fragment>
      ))}
    </small>
  );
}
