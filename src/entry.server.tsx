import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { pageOf } from './kit/pages/page-context.ts';
import { ReaderProvider } from './kit/reader.tsx';
import { dictionaryFor } from './texts.server.ts';

/**
 * Renders a page whole: it is kept and compressed as one piece (kit/pages/pages.server.ts), so there is nothing to stream to.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { language, nonce } = pageOf(loadContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ReaderProvider language={language} dictionary={dictionaryFor(language)} nonce={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </ReaderProvider>,
      {
        nonce,
        // What waited for a lazy part of the page stands in its place, however large: moving it there takes a script.
        progressiveChunkSize: Infinity,
        onAllReady() {
          const body = new PassThrough();
          text(body).then((html) => resolve(new Response(html, { status, headers })), reject);
          pipe(body);
        },
        onError: reject,
      },
    );
  });
}

/** What has a name is an answer, not a mistake: only the rest is worth a line in the log. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || !(error instanceof Error)) return;
  console.error(error);
}
