import { islandCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const exercisesFeature: Feature = {
  pageKinds: [{ kind: 'exercise', path: /^\/exercise$/ }],
  islands: {
    'exercise-quiz': islandCode(['site', 'entries', 'relations', 'timelines', 'exercises'], () =>
      import('./tasks/quiz.tsx').then(({ Quiz }) => Quiz),
    ),
    'exercise-order': islandCode(['site', 'entries', 'relations', 'timelines', 'exercises'], () =>
      import('./tasks/put-in-order.tsx').then(({ PutInOrder }) => PutInOrder),
    ),
    'print-button': islandCode(['site', 'exercises'], () =>
      import('./print-button.tsx').then(({ PrintButton }) => PrintButton),
    ),
  },
};
