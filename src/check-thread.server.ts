/** Entry point of the threads that clean, check and compare proposals (kit/workers.server.ts). */
import './features.server.ts';

export * from './features/revisions/checks/thread.server.ts';
