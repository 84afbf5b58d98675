import { isSignedIn } from '../../kit/member/sign-in-state.ts';
import { islandCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const siteFeature: Feature = {
  islands: {
    header: islandCode(
      ['site', 'search', 'accounts'],
      () => import('./site-header.tsx').then(({ SiteHeader }) => SiteHeader),
      isSignedIn,
    ),
    notices: islandCode(['site', 'accounts'], () => import('../../ui/notices.tsx').then(({ Notices }) => Notices)),
    'read-aloud': islandCode(['site'], () =>
      import('../../ui/read-aloud/read-aloud.tsx').then(({ ReadAloudControls }) => ReadAloudControls),
    ),
    keeping: islandCode(['site', 'app'], () =>
      import('./app/offline-settings.tsx').then(({ OfflineSettings }) => OfflineSettings),
    ),
  },
};
