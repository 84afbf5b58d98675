/** Entry point of the threads that sanitize, check and compare proposals (kit/workers.server.ts). */
import './features.server.ts';

export * from './editing/revisions/checks/content-worker.server.ts';
