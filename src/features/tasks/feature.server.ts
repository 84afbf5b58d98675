import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import { tasksTexts } from './texts.ts';
import { completeTasks } from './done-tasks.server.ts';

export const tasksFeature: ServerFeature = {
  texts: tasksTexts,
  afterPublication: [completeTasks],
  calls: async () => [(await import('./handlers.server.ts')).tasks],
  async jobs() {
    const { findTasksJob, findFirstTasksJob } = await import('./find-tasks.server.ts');
    return [findTasksJob, findFirstTasksJob];
  },
};
