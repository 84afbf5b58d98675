import { useState } from 'react';
import { useCall } from '../../../kit/calls/use-call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { mapScriptList } from './contract.ts';
import type { OverlayMaps } from './use-overlay-maps.ts';
import './member-maps.css';

/** Members' maps, to be shown above the map and compared with it. The list is loaded when it is opened. */
export function MemberMaps({ laid }: { laid: OverlayMaps }) {
  const { t } = useReader();
  const [isOpen, setOpen] = useState(laid.ids.length > 0);
  return (
    <details className="wrap readers-maps" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{t('mapScripts.title')}</h2>
      </summary>
      {isOpen && <MemberMapList laid={laid} />}
    </details>
  );
}

function MemberMapList({ laid }: { laid: OverlayMaps }) {
  const { language, t } = useReader();
  const { answer, failed, again } = useCall(mapScriptList, { page: 1, size: limits.maxPageSize });
  const isFull = laid.ids.length >= limits.mapScript.laid;
  return (
    <div className="ui">
      {failed && <FailedLine again={again} />}
      {laid.missing.length > 0 && <p role="alert">{t('error.mapScriptNotFound')}</p>}
      {answer && !answer.scripts.length && <p className="hint">{t('mapScripts.none')}</p>}
      {laid.overlay && (
        <label className="map-script-tick">
          <input type="checkbox" checked={laid.compares} onChange={({ target }) => laid.compare(target.checked)} />
          <span>{t('mapScripts.compare')}</span>
        </label>
      )}
      <ul className="bare">
        {answer?.scripts.map(({ id, title, language: spoken, author, shapes, hasOldMap, time }) => (
          <li key={id}>
            <label className="map-script-tick">
              <input
                type="checkbox"
                aria-label={`${t('mapScripts.lay')}: ${title}`}
                checked={laid.ids.includes(id)}
                disabled={isFull && !laid.ids.includes(id)}
                onChange={({ target }) => laid.setVisible(id, target.checked)}
              />
              <span lang={languageTag(spoken)}>{title}</span>
            </label>
            <small>
              {[
                time && formatRecord(time, language),
                author !== null && t('mapScripts.by', { name: author }),
                t('mapScripts.shapes', { count: shapes }),
                hasOldMap && t('mapScripts.withOldMap'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
            <a href={`/mapscript/${encodeURIComponent(id)}`}>{t('mapScripts.look')}</a>
          </li>
        ))}
      </ul>
      {isFull && <p className="hint">{t('mapScripts.most', { most: limits.mapScript.laid })}</p>}
      <p>
        <a href="/user/usercenter#/mapscript">{t('mapScripts.own')}</a>
      </p>
    </div>
  );
}
