import type { ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { selectTranslation } from '../../../rules/languages.ts';
import { kindOf } from '../face/sketch-shapes.ts';
import type { EditableNode } from '../face/edit/editable-node.ts';

/** Label of a node: its difference from the published version, or that it is incomplete. */
export type NodeStatus = 'added' | 'changed' | 'arrived' | 'faulty';

interface Props {
  node: EditableNode;
  number: number | null;
  stamp: NodeStatus | null;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  children: ReactNode;
}

/** A place in the list; its form opens below it. */
export function NodeRow({ node: { title, time, place, sketch }, number, stamp, isOpen, onOpen, children }: Props) {
  const { language, t } = useReader();
  const called = title.typed.trim() || selectTranslation(title.texts, language)?.value || '',
    where = place.name.trim();
  return (
    <li data-mark={stamp ?? undefined} aria-current={isOpen || undefined}>
      <button type="button" className="node-row" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        <span className="row quiet tabular">
          {number !== null && <b className="place-number">{number}</b>}
          {time.record ? formatRecord(time.record, language) : <span className="where">{t('timemap.noTime')}</span>}
        </span>
        <span className="node-name">{where || called || t('write.node.unnamed')}</span>
        {where && called && <span className="where">{called}</span>}
        <span className="node-marks">
          {sketch && <small>{t(`write.sketch.${kindOf(sketch.shape)}`)}</small>}
          {stamp && <small className="badge node-mark">{t(`write.node.${stamp}`)}</small>}
        </span>
      </button>
      {children}
    </li>
  );
}
