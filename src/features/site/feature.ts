import { isSignedIn } from '../accounts/face/account-marks.ts';
import { code } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const siteFeature: Feature = {
  islands: {
    header: code(
      ['site', 'search', 'accounts'],
      () => import('./site-header.tsx').then(({ SiteHeader }) => SiteHeader),
      isSignedIn,
    ),
    notices: code(['site', 'accounts'], () => import('../../ui/notices.tsx').then(({ Notices }) => Notices)),
    keeping: code(['site', 'app'], () => import('./app/keeping.tsx').then(({ Keeping }) => Keeping)),
  },
};
