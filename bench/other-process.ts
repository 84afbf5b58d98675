import { fork } from 'node:child_process';
import { once } from 'node:events';
import { endProcess, killWithBench } from './product.ts';

/** A child process with its own memory: configured by its argument, queried by messages. */
export interface OtherProcess<Begun> {
  /** Its first message, sent when it was ready. */
  firstMessage: Begun;
  ask<Answer>(question: object): Promise<Answer>;
  stop(): Promise<void>;
}

export async function startProcess<Begun>(file: string, beginning: object): Promise<OtherProcess<Begun>> {
  const child = killWithBench(
    fork(file, [JSON.stringify(beginning)], { execArgv: ['--expose-gc', '--max-old-space-size=12000'] }),
  );
  const gone = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`${file} ended by ${signal ?? code}`);
  });
  gone.catch(() => {}); // each request receives the error
  const answer = async <Answer>(): Promise<Answer> => {
    const [reply] = (await Promise.race([once(child, 'message'), gone])) as [{ error: string } | (Answer & object)];
    if ('error' in reply) throw new Error(reply.error);
    return reply;
  };
  return {
    firstMessage: await answer<Begun>(),
    ask(question) {
      child.send(question);
      return answer();
    },
    stop: () => endProcess(child),
  };
}

/** The child's side: starts, reports that it is ready, and then answers questions. */
export async function serveQuestions<Question>(
  begin: () => Promise<{ firstMessage: object; answer(question: Question): Promise<object> }>,
): Promise<void> {
  const send = (work: Promise<object>) =>
    work.catch((error: Error) => ({ error: error.message })).then((reply) => process.send!(reply));
  await send(
    begin().then(({ firstMessage, answer }) => {
      process.on('message', (question: Question) => void send(answer(question)));
      return firstMessage;
    }),
  );
}

/** Memory of this process after garbage collection, in MB. */
export function memoryMB(): number {
  globalThis.gc?.();
  return process.memoryUsage.rss() / 1e6;
}
