import { useEffect, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { lines } from '../calls.ts';

/** Asked once for a page: the operator decides it when the server starts. */
let answer: Promise<boolean> | null = null;
const isLookupOn = () =>
  (answer ??= call(lines.sourceLookup, {}, { quiet: true }).then(
    ({ isOn }) => isOn,
    () => {
      answer = null; // asked again by the next field
      return false;
    },
  ));

/** Whether an ISBN or DOI is looked up outside; false until it is known. */
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
