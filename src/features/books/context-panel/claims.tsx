import { useText } from '../../../kit/reader.tsx';
import type { Claim } from './contract.ts';

/** The statements of the encyclopedia that cite a segment, shown in its margin. */
export function SegmentClaims({ claims }: { claims: readonly Claim[] }) {
  const t = useText();
  if (!claims.length) return null;
  return (
    <div className="segment-claims ui">
      <b>{t('beside.claims')}</b>
      <ul className="bare">
        {claims.map(({ of, words, lang, time, href, kind }) => (
          <li key={`${of} ${href} ${words}`} data-kind={kind}>
            <a href={href} lang={lang}>
              {words}
            </a>
            {time && <small className="tabular"> {time}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}
