import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { Failure } from '../../../rules/errors.ts';
import { draftKey } from '../../../editing/drafts/local-drafts.ts';
import { PartLoader } from '../../../editing/drafts/part-loader.tsx';
import { NewGroup } from './new-group.tsx';
import type { GroupRequest, OpenedGroup } from './opened-group.ts';
import { GroupForm } from './group-form.tsx';
import { groupDetail } from '../contract.ts';

interface Props {
  request: GroupRequest;
  memberId: string;
  isSignedIn: boolean;
}

/** Creates a group or opens one of the member's own. */
export function EditGroup({ request, ...who }: Props) {
  return request.id === null ? <NewGroup kind={request.kind} /> : <ExistingGroup id={request.id} {...who} />;
}

function ExistingGroup({ id, memberId, isSignedIn }: Omit<Props, 'request'> & { id: string }) {
  const t = useText();
  const key = draftKey(memberId, id, 'group', '');
  return (
    <PartLoader name={key} open={() => openGroup(id)} title={<h1>{t('make.title')}</h1>}>
      {(group, { inSeat }) => inSeat(<GroupForm opened={group} draftKey={key} isSignedIn={isSignedIn} />)}
    </PartLoader>
  );
}

/** Fails with `groupNotFound` if the group belongs to another member. */
async function openGroup(id: string): Promise<OpenedGroup> {
  const group = await call(groupDetail, { id }, { quiet: true });
  if (!group.isMine) throw new Failure('groupNotFound');
  return group;
}
