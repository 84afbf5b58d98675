import { isSignedIn, isWeixinCallback } from '../../kit/member/sign-in-state.ts';
import { islandCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const accountsFeature: Feature = {
  pageKinds: [{ kind: 'member', path: /^\/(?:login|register)(?:\/|$)/, isTool: true }],
  islands: {
    'account-host': islandCode(
      ['site', 'accounts'],
      () => import('./screens/account-host.tsx').then(({ AccountHost }) => AccountHost),
      () => isSignedIn() || isWeixinCallback(),
    ),
    'sign-in': islandCode(['site', 'accounts'], () =>
      import('./screens/sign-in-entry.tsx').then(({ SignInEntry }) => SignInEntry),
    ),
    appeal: islandCode(['site', 'accounts'], () => import('./screens/appeal-page.tsx').then(({ Appeal }) => Appeal)),
  },
};
