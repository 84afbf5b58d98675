import type { Envelope } from './endpoint.ts';

interface FileRequest {
  url: string;
  /** Sent as the field `input`, as JSON. */
  body: object;
  file: Blob;
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Upload progress from 0 to 1. */
  onProgress?(share: number): void;
}

/** Sends a file as multipart/form-data, by XMLHttpRequest because fetch reports no upload progress. */
export function sendFile({ url, body, file, headers, signal, onProgress }: FileRequest): Promise<Envelope> {
  const form = new FormData();
  form.append('input', JSON.stringify(body));
  form.append('file', file);
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.withCredentials = true;
    request.responseType = 'json';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onload = () =>
      request.response
        ? done(request.response as Envelope)
        : failed(new Error(`answered ${request.status} without an envelope`));
    request.onerror = request.onabort = () => failed(new Error('not sent'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
