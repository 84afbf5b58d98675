import { isSignedIn } from '../../kit/member/sign-in-state.ts';
import { islandCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const socialFeature: Feature = {
  things: [{ type: 'comment', socialType: 'comment', synonyms: ['post', 'advancedComment'] }],
  islands: {
    social: islandCode(['site', 'accounts', 'social'], () =>
      import('./face/social-actions.tsx').then(({ SocialActions }) => SocialActions),
    ),
    share: islandCode(['site', 'accounts', 'social'], () =>
      import('./face/share-button.tsx').then(({ ShareAction }) => ShareAction),
    ),
    favourite: islandCode(
      ['site', 'accounts', 'social'],
      () => import('./face/favourite-button.tsx').then(({ FavouriteAction }) => FavouriteAction),
      isSignedIn,
    ),
    comments: islandCode(['site', 'search', 'accounts', 'social'], () =>
      import('./comments/conversation.tsx').then(({ Conversation }) => Conversation),
    ),
  },
};
