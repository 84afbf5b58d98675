import { useEffect, useState } from 'react';
import { call } from '../../kit/calls/call.ts';
import { sourceLookup } from '../lookups/source-contract.ts';

/** Requested once per page: the operator's setting is fixed when the server starts. */
let lookupStatus: Promise<boolean> | null = null;
const fetchLookupStatus = () =>
  (lookupStatus ??= call(sourceLookup, {}, { quiet: true }).then(
    ({ isOn }) => isOn,
    () => {
      lookupStatus = null; // the next field asks again
      return false;
    },
  ));

/** Whether ISBN and DOI lookups are enabled; false until known. */
export function useSourceLookup(): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    let isGone = false;
    void fetchLookupStatus().then((on) => void (isGone || setOn(on)));
    return () => {
      isGone = true;
    };
  }, []);
  return isOn;
}
