import { useEffect, useRef, useState } from 'react';
import { call } from '../kit/calls/call.ts';
import { useText } from '../kit/reader.tsx';
import type { ContentState } from '../rules/revision-states.ts';
import { entryAddress } from '../rules/entry-ids.ts';
import { withdraw as withdrawCall, type SaveResult } from './revisions/contract.ts';
import { Button } from '../ui/form/button.tsx';

/** States in which no member can edit a part. */
const closedStates = [
  'pending',
  'under review',
  'best',
  'best under review',
  'forbidden',
] as const satisfies readonly ContentState[];
export type ClosedState = (typeof closedStates)[number];
export const isClosed = (state: ContentState): state is ClosedState =>
  (closedStates as readonly ContentState[]).includes(state);

interface ClosedPartProps {
  state: ClosedState;
  pending: string | null;
  itemId: string;
  /** Address of the published page; null if nothing is published. */
  page?: string | null;
  onChanged(): void;
}

/**
 * Explains why a part cannot be edited now. A submission can be withdrawn until a reviewer claims it. Source: spec §4
 * "Content states".
 */
export function ClosedPart({ state, pending, itemId, page = entryAddress(itemId), onChanged }: ClosedPartProps) {
  const text = useText();
  const [busy, setBusy] = useState(false);

  async function withdraw() {
    setBusy(true);
    try {
      if (pending) await call(withdrawCall, { id: pending });
      onChanged();
    } catch {
      setBusy(false); // a notice has shown the reason
    }
  }
  return (
    <div className="stack close panel writing-told" role="status" data-state={state}>
      <p>{text(`write.state.${state}`)}</p>
      <p className="acts">
        {page !== null && (
          <a className="button" href={page}>
            {text('write.toEntry')}
          </a>
        )}
        {pending && (
          <Button aria-busy={busy} onClick={() => void withdraw()}>
            {text('write.withdraw')}
          </Button>
        )}
      </p>
    </div>
  );
}

interface SubmittedNoticeProps {
  saved: SaveResult;
  isNew?: boolean;
  /** Where the author finds it again. */
  overviewAddress?: string;
}

/** Confirms a submission and lists the findings of the checks. */
export function SubmittedNotice({
  saved,
  isNew = false,
  overviewAddress = '/user/usercenter#/mycontent',
}: SubmittedNoticeProps) {
  const text = useText();
  // The form that had the focus is gone: focus the title.
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current!.focus(), []);
  return (
    <div className="stack close panel writing-told sent" role="status">
      <h2 ref={title} tabIndex={-1}>
        {text('write.sent')}
      </h2>
      <p>{text('write.sent.what')}</p>
      {saved.findings.length > 0 && (
        <>
          <p>{text('write.sent.findings')}</p>
          <ul>
            {saved.findings.map(({ name, where, values }) => (
              <li key={name + where}>{text(`finding.${name}`, values)}</li>
            ))}
          </ul>
        </>
      )}
      <p className="acts">
        <a className="button first" href={overviewAddress}>
          {text('write.sent.mine')}
        </a>
        {!isNew && (
          <a className="button" href={entryAddress(saved.itemId)}>
            {text('write.toEntry')}
          </a>
        )}
      </p>
    </div>
  );
}
