import { useEffect, useEffectEvent } from 'react';
import { useGuard } from '../../accounts/face/guard.ts';
import { newEntryAddress } from '../face/create-entry-link.tsx';

/** Goes to the new entry where nothing is missing: signed in, a phone bound. */
export function CreateEntry() {
  const guard = useGuard();
  const go = useEffectEvent(async () => void ((await guard({ phone: true })) && location.assign(newEntryAddress)));
  useEffect(() => void go(), []);
  return null;
}
