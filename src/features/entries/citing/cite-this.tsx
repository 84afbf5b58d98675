import { citeEvent } from '../../tracking/face/report-reading.ts';
import { useText } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { packAddress } from '../../../kit/packs/pack-address.ts';
import { notify } from '../../../ui/notices.tsx';
import type { FormattedCitation } from './cite.ts';

/** The entry as a citation: three styles to copy, and a BibTeX file. */
export function CiteThis({ id, citations }: { id: string; citations: readonly FormattedCitation[] }) {
  const text = useText();
  const tellCited = () => document.dispatchEvent(new Event(citeEvent));
  const copy = (line: string) =>
    void navigator.clipboard.writeText(line).then(() => {
      notify(text('entry.cite.copied'), { ms: limits.toastMs.short });
      tellCited();
    });
  return (
    <details className="card cite ui no-print">
      <summary>{text('entry.cite')}</summary>
      <dl>
        {citations.map(({ style, line }) => (
          <div key={style}>
            <dt>
              {style}
              <button
                type="button"
                className="copy"
                aria-label={`${text('entry.cite.copy')}: ${style}`}
                onClick={() => copy(line)}
              >
                {text('entry.cite.copy')}
              </button>
            </dt>
            <dd>{line}</dd>
          </div>
        ))}
        <div>
          <dt>BibTeX</dt>
          <dd>
            <a href={`${entryAddress(id)}/cite.bib`} download onClick={tellCited}>
              {`${id}.bib`}
            </a>
          </dd>
        </div>
        <div>
          <dt>ZIP</dt>
          <dd>
            <a href={packAddress('entry', id)} rel="nofollow" download>
              {text('pack.link')}
            </a>
          </dd>
        </div>
      </dl>
    </details>
  );
}
