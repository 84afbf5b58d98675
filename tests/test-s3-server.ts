import { onTestFinished } from 'vitest';
import { startS3Server } from './s3-server.ts';

/** A store for one test, stopped at its end. */
export async function startTestS3Server() {
  const server = await startS3Server();
  onTestFinished(server.stop);
  return server;
}
