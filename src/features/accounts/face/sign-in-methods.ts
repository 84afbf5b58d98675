import { useEffect, useState } from 'react';
import { byRoute, call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import type { signInMethods } from '../contract.ts';

/** What this house offers to those who want in. */
export type SignInMethods = ReplyOf<typeof signInMethods>;

/** What is offered before anybody could be asked: the way that is always there. */
const before: SignInMethods = {
  phone: 'gateway',
  outbox: null,
  weixin: false,
  mail: false,
  invitation: false,
  phoneOptional: false,
  nations: [],
};
let asked: Promise<SignInMethods> | undefined;

/** Asks once a page; `known` where the server sent it along. */
export function useSignInMethods(known?: SignInMethods): SignInMethods {
  const [ways, setWays] = useState(known ?? before);
  useEffect(() => {
    if (known) return;
    asked ??= call(byRoute<typeof signInMethods>('GET /data/account/ways'), {});
    asked.then(setWays, () => {
      asked = undefined;
    });
  }, [known]);
  return ways;
}
