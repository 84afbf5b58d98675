import type { ReactNode } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { languageTag } from '../../rules/languages.ts';

interface Row {
  key: string;
  what: ReactNode;
  /** One per column; the first is also drawn as a bar. */
  counts: readonly number[];
}

interface Props {
  title: string;
  hint?: string;
  of: string;
  columns: readonly string[];
  rows: readonly Row[];
}

/** A list of counted things, largest first. */
export function CountTable({ title, hint, of, columns, rows }: Props) {
  const { language, t } = useReader();
  const number = new Intl.NumberFormat(languageTag(language));
  const maxCount = Math.max(1, ...rows.map(({ counts }) => counts[0]!));
  return (
    <section>
      <h2>{title}</h2>
      {hint && <p className="hint">{hint}</p>}
      {rows.length ? (
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{of}</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, what, counts }) => (
              <tr key={key}>
                <th scope="row">
                  {what}
                  <span className="reading-share" aria-hidden="true" style={{ '--share': counts[0]! / maxCount }} />
                </th>
                {counts.map((count, at) => (
                  <td key={columns[at]} className="tabular">
                    {number.format(count)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="hint">{t('reading.none')}</p>
      )}
    </section>
  );
}
