import { useEffect, useRef, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { localMoment } from '../../../rules/time/long-date.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { backupList, beginBackup } from '../contract.ts';
import { Button } from '../../../ui/form/button.tsx';

/**
 * The list of backups, and a button to take one; `isUnderWay`: a backup job exists. The list is reloaded when that
 * changes.
 */
export function Backups({ isUnderWay, onBegun }: { isUnderWay: boolean; onBegun(): void }) {
  const { t } = useReader();
  const { answer, failed, again } = useCall(backupList, {});
  const was = useRef(isUnderWay);
  useEffect(() => {
    if (was.current !== isUnderWay) again();
    was.current = isUnderWay;
  });
  return (
    <section aria-labelledby="backups">
      <h2 id="backups">{t('backups.title')}</h2>
      {failed && <FailedLine again={again} />}
      {answer &&
        (answer.place === null ? (
          <p className="hint">{t('backups.notSet')}</p>
        ) : (
          <Place placeBackups={{ ...answer, place: answer.place }} isUnderWay={isUnderWay} onBegun={onBegun} />
        ))}
    </section>
  );
}

type PlaceBackups = ReplyOf<typeof backupList> & { place: string };

interface Props {
  placeBackups: PlaceBackups;
  isUnderWay: boolean;
  onBegun(): void;
}

function Place({ placeBackups, isUnderWay, onBegun }: Props) {
  const { t } = useReader();
  const [state, setState] = useState<'free' | 'busy' | 'asked'>('free');
  const { place, keep, isEncrypted, backups } = placeBackups;

  async function ask() {
    setState('busy');
    const isAsked = await call(beginBackup, {}).then(
      () => true,
      () => false, // `call` has shown the reason
    );
    setState(isAsked ? 'asked' : 'free');
    if (isAsked) onBegun();
  }
  return (
    <>
      <p>
        {t('backups.where', { place, keep })} {t(isEncrypted ? 'backups.encrypted' : 'backups.open')}
      </p>
      {backups.length ? <Table backups={backups} /> : <p className="nothing">{t('backups.none')}</p>}
      <p className="row desk-buttons" aria-busy={state === 'busy'}>
        <Button disabled={state === 'busy' || isUnderWay} onClick={() => void ask()}>
          {t('backups.now')}
        </Button>{' '}
        <span role="status">{state === 'asked' && isUnderWay && t('backups.asked')}</span>
      </p>
    </>
  );
}

function Table({ backups }: Pick<PlaceBackups, 'backups'>) {
  const { language, t } = useReader();
  const tag = languageTag(language);
  const number = new Intl.NumberFormat(tag);
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {(['taken', 'state', 'size'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`backups.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {backups.map(({ id, state, takenAt, rows, files, bytes }) => (
          <tr key={id}>
            <th scope="row">{takenAt ? localMoment(new Date(takenAt), language) : id}</th>
            <td>{t(`backups.${state}`)}</td>
            <td className="tabular">
              {state === 'whole' &&
                t('backups.holds', {
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
