import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import { tasksTexts } from './texts.ts';
import { settleTasks } from './done-tasks.server.ts';

export const tasksFeature: ServerFeature = {
  texts: tasksTexts,
  afterPublication: [settleTasks],
  calls: async () => [(await import('./handlers.server.ts')).tasks],
  async jobs() {
    const { findingTasks, findingFirstTasks } = await import('./find-tasks.server.ts');
    return [findingTasks, findingFirstTasks];
  },
};
