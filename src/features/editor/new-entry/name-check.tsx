import { useEffect, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { useText } from '../../../kit/reader.tsx';
import type { checkName } from '../../entries/writing-contract.ts';
import { lines } from '../calls.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';

type Namesakes = ReplyOf<typeof checkName>['entries'];
/** How long the typing rests before a name is asked about, in milliseconds. */
const restMs = 300;

/** The entries that have this name and disambiguation already (V07); null until it is known. */
export function useNameCheck(name: string, disambiguation: string | null): Namesakes | null {
  const [known, setKnown] = useState<{ of: string; entries: Namesakes } | null>(null);
  const asked = { name: name.trim(), disambiguation: disambiguation?.trim() || null };
  const key = JSON.stringify(asked);
  useEffect(() => {
    const flight = new AbortController();
    const input = JSON.parse(key) as typeof asked;
    if (!input.name) return;
    const rest = setTimeout(
      () =>
        void call(lines.checkName, input, { signal: flight.signal, quiet: true }).then(
          ({ entries }) => setKnown({ of: key, entries }),
          () => {},
        ),
      restMs,
    );
    return () => {
      clearTimeout(rest);
      flight.abort();
    };
  }, [key]);
  return known?.of === key ? known.entries : null;
}

/** Who has the name already, and the way there: perhaps it is the same subject. */
export function NameClash({ entries }: { entries: Namesakes | null }) {
  const text = useText();
  return (
    <div role="status">
      {entries && entries.length > 0 && (
        <div className="writing-told">
          <p>
            <strong>{text('write.clash')}</strong>
          </p>
          <ul className="bare">
            {entries.map(({ id, name, disambiguation, summary }) => (
              <li key={id}>
                <a href={entryAddress(id)} target="_blank" rel="noopener">
                  {name}
                  {disambiguation && ` (${disambiguation})`}
                </a>
                {summary && <> · {summary}</>}{' '}
                <a className="button" href={`/user/edit?id=${encodeURIComponent(id)}`}>
                  {text('write.clash.edit')}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
