import { useEffect, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { lines } from '../calls.ts';

/** Requested once per page: the operator's setting is fixed when the server starts. */
let answer: Promise<boolean> | null = null;
const isLookupOn = () =>
  (answer ??= call(lines.sourceLookup, {}, { quiet: true }).then(
    ({ isOn }) => isOn,
    () => {
      answer = null; // the next field asks again
      return false;
    },
  ));

/** Whether ISBN and DOI lookups are enabled; false until known. */
export function useSourceLookup(): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    let isGone = false;
    void isLookupOn().then((on) => void (isGone || setOn(on)));
    return () => {
      isGone = true;
    };
  }, []);
  return isOn;
}
