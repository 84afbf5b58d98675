import { isSignedIn, isWeixinReturn } from './face/account-marks.ts';
import { code } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const accountsFeature: Feature = {
  islands: {
    'account-host': code(
      ['site', 'accounts'],
      () => import('./screens/account-host.tsx').then(({ AccountHost }) => AccountHost),
      () => isSignedIn() || isWeixinReturn(),
    ),
    'sign-in': code(['site', 'accounts'], () =>
      import('./screens/sign-in-entry.tsx').then(({ SignInEntry }) => SignInEntry),
    ),
    appeal: code(['site', 'accounts'], () => import('./screens/appeal-page.tsx').then(({ Appeal }) => Appeal)),
  },
};
