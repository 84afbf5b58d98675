import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';
import { comments } from './thing.server.ts';
import { notifyWatchers } from './watching/notify-watchers.server.ts';

export const socialFeature: ServerFeature = {
  texts: 'features/social',
  pages: [
    route('/comments', () => import('./plain/comments-page.tsx')),
    route('/comment/:id', () => import('./comment-page.tsx')),
  ],
  things: [comments],
  afterPublication: [notifyWatchers],
  calls: async () => [(await import('./handlers.server.ts')).social],
  async jobs() {
    const { notifyWatchersJob, dailyDigestJob } = await import('./watching/notify-watchers.server.ts');
    const { pushJob } = await import('./watching/push.server.ts');
    return [notifyWatchersJob, dailyDigestJob, pushJob];
  },
  async mount(app, context) {
    const { mountPlainComments } = await import('./plain/send-plain.server.ts');
    const { mountWatchFeed } = await import('./watching/feed.server.ts');
    mountPlainComments(app, context.calls);
    mountWatchFeed(app, context);
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    social: typeof texts;
  }
}
