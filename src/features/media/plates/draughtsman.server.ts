import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { sourceFile } from '../../../kit/source-file.server.ts';

/** A `nice` value. */
const priority = 15;

export interface Draughtsman<Request, Reply> {
  /** Fails if the process ends before it replies. One request at a time. */
  ask(request: Request): Promise<Reply>;
  close(): void;
}

/** Starts a process that draws, at the lowest priority; `signal` ends it. */
export function startDraughtsman<Request extends object | string, Reply>(
  file: string,
  signal: AbortSignal,
): Draughtsman<Request, Reply> {
  const child = fork(sourceFile(file), {
    env: {},
    serialization: 'advanced',
    signal,
    killSignal: 'SIGKILL', // at its low priority it may be slow to handle a milder signal
  });
  child.on('error', () => {}); // raised by `signal`; pending requests fail on `exit`
  if (child.pid) setPriority(child.pid, priority);
  return {
    ask: (request) =>
      new Promise((done, failed) => {
        const hear = (reply: Reply) => {
          child.off('exit', gone);
          done(reply);
        };
        const gone = (code: number | null, killedBy: string | null) => {
          child.off('message', hear);
          failed(new Error(`the process that draws ended with ${killedBy ?? code}`));
        };
        child.once('message', hear).once('exit', gone);
        child.send(request, (error) => error && failed(error));
      }),
    close: () => void child.kill('SIGKILL'),
  };
}
