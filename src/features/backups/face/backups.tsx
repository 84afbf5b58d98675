import { useEffect, useRef, useState } from 'react';
import { byRoute, call, concurrent } from '../../../kit/calls/call.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { localMoment } from '../../../rules/time/long-date.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import type { backupList, beginBackup } from '../contract.ts';

const list = byRoute<typeof backupList>('GET /data/backups', concurrent);
const begin = byRoute<typeof beginBackup>('POST /data/backups/begin');

/**
 * The list of backups, and a button to take one; `isUnderWay`: a backup job exists. The list is reloaded when that
 * changes.
 */
export function Backups({ isUnderWay, onBegun }: { isUnderWay: boolean; onBegun(): void }) {
  const { say } = useReader();
  const { answer, failed, again } = useCall(list, {});
  const was = useRef(isUnderWay);
  useEffect(() => {
    if (was.current !== isUnderWay) again();
    was.current = isUnderWay;
  });
  return (
    <section aria-labelledby="backups">
      <h2 id="backups">{say('backups.title')}</h2>
      {failed && <FailedLine again={again} />}
      {answer &&
        (answer.place === null ? (
          <p className="hint">{say('backups.notSet')}</p>
        ) : (
          <Place told={{ ...answer, place: answer.place }} isUnderWay={isUnderWay} onBegun={onBegun} />
        ))}
    </section>
  );
}

type Told = ReplyOf<typeof backupList> & { place: string };

function Place({ told, isUnderWay, onBegun }: { told: Told; isUnderWay: boolean; onBegun(): void }) {
  const { say } = useReader();
  const [state, setState] = useState<'free' | 'busy' | 'asked'>('free');
  const { place, keep, isEncrypted, backups } = told;

  async function ask() {
    setState('busy');
    const isAsked = await call(begin, {}).then(
      () => true,
      () => false, // `call` has shown the reason
    );
    setState(isAsked ? 'asked' : 'free');
    if (isAsked) onBegun();
  }
  return (
    <>
      <p>
        {say('backups.where', { place, keep })} {say(isEncrypted ? 'backups.encrypted' : 'backups.open')}
      </p>
      {backups.length ? <Table backups={backups} /> : <p className="nothing">{say('backups.none')}</p>}
      <p className="desk-buttons" aria-busy={state === 'busy'}>
        <button type="button" className="button" disabled={state === 'busy' || isUnderWay} onClick={() => void ask()}>
          {say('backups.now')}
        </button>{' '}
        <span role="status">{state === 'asked' && isUnderWay && say('backups.asked')}</span>
      </p>
    </>
  );
}

function Table({ backups }: Pick<Told, 'backups'>) {
  const { language, say } = useReader();
  const tag = languageTag(language);
  const number = new Intl.NumberFormat(tag);
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {(['taken', 'state', 'size'] as const).map((column) => (
            <th key={column} scope="col">
              {say(`backups.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {backups.map(({ id, state, takenAt, rows, files, bytes }) => (
          <tr key={id}>
            <th scope="row">{takenAt ? localMoment(new Date(takenAt), language) : id}</th>
            <td>{say(`backups.${state}`)}</td>
            <td className="tabular">
              {state === 'whole' &&
                say('backups.holds', {
                  rows: number.format(rows ?? 0),
                  files: number.format(files ?? 0),
                  megabytes: number.format(Math.round((bytes ?? 0) / 1e6)),
                })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
