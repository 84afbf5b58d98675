import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { completeTasks } from './done-tasks.server.ts';

export const tasksFeature: ServerFeature = {
  texts: 'features/tasks',
  afterPublication: [completeTasks],
  calls: async () => [(await import('./handlers.server.ts')).tasks],
  async jobs() {
    const { findTasksJob, findFirstTasksJob } = await import('./find-tasks.server.ts');
    return [findTasksJob, findFirstTasksJob];
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    tasks: typeof texts;
  }
}
