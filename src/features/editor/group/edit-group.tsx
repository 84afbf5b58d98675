import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { Failure } from '../../../rules/errors.ts';
import { draftKey } from '../drafts/local-drafts.ts';
import { OpenedInSeat } from '../drafts/opened-in-seat.tsx';
import { lines } from '../calls.ts';
import { BeginGroup } from './begin-group.tsx';
import type { AskedGroup } from './opened-group.ts';
import { GroupForm } from './group-form.tsx';
import type { OpenedGroup } from './opened-group.ts';

interface Props {
  request: AskedGroup;
  memberId: string;
  isSignedIn: boolean;
}

/** Creates a group or opens one of the member's own. */
export function EditGroup({ request, ...who }: Props) {
  return request.id === null ? <BeginGroup kind={request.kind} /> : <OpenGroup id={request.id} {...who} />;
}

function OpenGroup({ id, memberId, isSignedIn }: Omit<Props, 'request'> & { id: string }) {
  const t = useText();
  const key = draftKey(memberId, id, 'group', '');
  return (
    <OpenedInSeat name={key} open={() => openGroup(id)} title={<h1>{t('make.title')}</h1>}>
      {(group, { inSeat }) => inSeat(<GroupForm opened={group} draftKey={key} isSignedIn={isSignedIn} />)}
    </OpenedInSeat>
  );
}

/** Fails with `groupNotFound` if the group belongs to another member. */
async function openGroup(id: string): Promise<OpenedGroup> {
  const group = await call(lines.groupDetail, { id }, { quiet: true });
  if (!group.isMine) throw new Failure('groupNotFound');
  return group;
}
