import { useState } from 'react';
import type { ShownGroup } from './contract.ts';
import { GroupStage } from './face/group-stage.tsx';

/** A read-only group on its canvas. */
export function GroupView({ group }: { group: ShownGroup }) {
  const [chosenKey, setChosen] = useState<string | null>(null);
  return <GroupStage group={group} selectedKey={chosenKey} onChoose={setChosen} />;
}
