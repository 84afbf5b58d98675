import { useEffect, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { signInMethods } from '../contract.ts';

/** The sign-in methods that this site offers. */
export type SignInMethods = ReplyOf<typeof signInMethods>;

/** Default until the server has answered: SMS, which always exists. */
const defaultMethods: SignInMethods = {
  phone: 'gateway',
  outbox: null,
  weixin: false,
  mail: false,
  invitation: false,
  phoneOptional: false,
  nations: [],
};
let request: Promise<SignInMethods> | undefined;

/** Loads the sign-in methods once per page; `preloadedMethods` if the server sent them with the page. */
export function useSignInMethods(preloadedMethods?: SignInMethods): SignInMethods {
  const [ways, setWays] = useState(preloadedMethods ?? defaultMethods);
  useEffect(() => {
    if (preloadedMethods) return;
    request ??= call(signInMethods, {});
    request.then(setWays, () => {
      request = undefined;
    });
  }, [preloadedMethods]);
  return ways;
}
