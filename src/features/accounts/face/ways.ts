import { useEffect, useState } from 'react';
import { byRoute, call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import type { signInWays } from '../contract.ts';

/** What this house offers to those who want in. */
export type Ways = ReplyOf<typeof signInWays>;

/** What is offered before anybody could be asked: the way that is always there. */
const before: Ways = {
  phone: 'gateway',
  outbox: null,
  weixin: false,
  mail: false,
  invitation: false,
  phoneOptional: false,
  nations: [],
};
let asked: Promise<Ways> | undefined;

/** Asks once a page; `known` where the server sent it along. */
export function useWays(known?: Ways): Ways {
  const [ways, setWays] = useState(known ?? before);
  useEffect(() => {
    if (known) return;
    asked ??= call(byRoute<typeof signInWays>('GET /data/account/ways'), {});
    asked.then(setWays, () => {
      asked = undefined;
    });
  }, [known]);
  return ways;
}
