import { route } from '../../kit/pages/routes.ts';
import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import { exerciseEvents } from './contract.ts';
import { forms } from './rules.ts';
import type texts from './texts/en.json';

export const exercisesFeature: ServerFeature = {
  texts: 'src/features/exercises',
  pages: [
    route('/exercise', () => import('./exercise-page.tsx')),
    route('/embed/exercise', () => import('./exercise-embed-page.tsx')),
  ],
  pageParameters: ['id', 'form', 'set'],
  embeds: [
    {
      path: /^\/exercise$/,
      async titleOf({ call, t, url: { searchParams } }) {
        const form = forms.find((name) => name === searchParams.get('form')) ?? 'quiz',
          id = searchParams.get('id');
        const about = id === null ? null : (await call(exerciseEvents, { id, size: 1 })).about;
        return [t(`exercise.form.${form}`), about?.name].filter(Boolean).join(' · ');
      },
    },
  ],
  calls: async () => [(await import('./handlers.server.ts')).exercises],
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    exercises: typeof texts;
  }
}
