import { useEffect, useEffectEvent } from 'react';
import { useGuard } from '../../../../ui/use-guard.ts';
import { newEntryAddress } from '../../face/create-entry-link.tsx';

/** Opens the new-entry page once the member is signed in and has a bound phone. */
export function CreateEntry() {
  const guard = useGuard();
  const go = useEffectEvent(async () => void ((await guard({ phone: true })) && location.assign(newEntryAddress)));
  useEffect(() => void go(), []);
  return null;
}
