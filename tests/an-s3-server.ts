import { onTestFinished } from 'vitest';
import { startS3Server } from './s3-server.ts';

/** A store for one test, which ends with it. */
export async function anS3Server() {
  const server = await startS3Server();
  onTestFinished(server.stop);
  return server;
}
