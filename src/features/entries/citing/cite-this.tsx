import { useText } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { notify } from '../../../ui/notices.tsx';
import { citationStyles, type Citable } from './cite.ts';

/** The entry as a citation: three styles to copy, and a BibTeX file. */
export function CiteThis({ of }: { of: Citable }) {
  const text = useText();
  const copy = (line: string) =>
    void navigator.clipboard
      .writeText(line)
      .then(() => notify(text('entry.cite.copied'), { ms: limits.toastMs.short }));
  return (
    <details className="card cite">
      <summary>{text('entry.cite')}</summary>
      <dl>
        {Object.entries(citationStyles).map(([style, write]) => (
          <div key={style}>
            <dt>
              {style}
              <button
                type="button"
                className="copy"
                aria-label={`${text('entry.cite.copy')}: ${style}`}
                onClick={() => copy(write(of))}
              >
                {text('entry.cite.copy')}
              </button>
            </dt>
            <dd>{write(of)}</dd>
          </div>
        ))}
        <div>
          <dt>BibTeX</dt>
          <dd>
            <a href={`/detail/${encodeURIComponent(of.id)}/cite.bib`} download>{`${of.id}.bib`}</a>
          </dd>
        </div>
      </dl>
    </details>
  );
}
