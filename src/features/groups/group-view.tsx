import { useState } from 'react';
import type { ShownGroup } from './contract.ts';
import { GroupStage } from './face/group-stage.tsx';

/** A group on its canvas, to be looked at. */
export function GroupView({ group }: { group: ShownGroup }) {
  const [chosen, setChosen] = useState<string | null>(null);
  return <GroupStage group={group} chosen={chosen} onChoose={setChosen} />;
}
