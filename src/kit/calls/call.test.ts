import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { AbortedCall, call, onFailure, requestOf } from './call.ts';
import { endpoint } from './endpoint.ts';

const base = { summary: '', for: 'anyone', reply: z.null(), example: {} } as const;
const detail = endpoint('GET /api/item/detail/{lang}/{id}', { ...base });
const path = endpoint(['GET /api/item/relation/{fromId}/{toId}', 'GET /api/other/{fromId}'], {
  ...base,
});
const save = endpoint('POST /api/item/save/{id}', { ...base });

test('C03 the path has the language code used in calls', () => {
  expect(requestOf(detail, { id: 'kongzi' }, 'zh').url).toBe('/api/item/detail/cn/kongzi');
  expect(requestOf(detail, { id: 'kongzi-jp' }, 'jp').url).toBe('/api/item/detail/jp/kongzi-jp');
});

test('C01 the body of a POST has the language and what is not in the path', () => {
  expect(requestOf(save, { id: 'kongzi', name: '孔子', tags: ['a'] }, 'zh')).toEqual({
    method: 'POST',
    url: '/api/item/save/kongzi',
    body: { name: '孔子', tags: ['a'], language: 'cn' },
  });
  expect(requestOf(save, { id: 'kongzi' }, 'fr').body).toEqual({ language: 'fr' });
});

test('parameters that the path of a GET lacks go into the query, and nothing into a body', () => {
  expect(requestOf(detail, { id: 'kongzi', page: 2, q: 'a & b', exact: true, size: undefined }, 'en')).toEqual({
    method: 'GET',
    url: '/api/item/detail/en/kongzi?page=2&q=a+%26+b&exact=true',
    body: undefined,
  });
});

test('of several routes the first is called', () =>
  expect(requestOf(path, { fromId: 'a', toId: 'b' }, 'en').url).toBe('/api/item/relation/a/b?lang=en'));

test('an id cannot leave its place in the path', () => {
  expect(requestOf(path, { fromId: '../x?y#z', toId: '{fromId}$&' }, 'en').url).toBe(
    '/api/item/relation/..%2Fx%3Fy%23z/%7BfromId%7D%24%26?lang=en',
  );
});

test('the input is not modified', () => {
  const input = { id: 'kongzi', name: 'x' };
  requestOf(save, input, 'en');
  expect(input).toEqual({ id: 'kongzi', name: 'x' });
});

const intro = endpoint('GET /api/item/intro/{id}', {
  summary: '',
  for: 'anyone',
  input: z.object({ id: z.string() }),
  example: { id: 'a' },
});

beforeEach(() => void vi.stubGlobal('document', { documentElement: { dataset: { language: 'en' } } }));
afterEach(() => void vi.unstubAllGlobals());

/** Answers with a delay, like the network, unless the call is aborted before. */
const slowly = (answer: () => Response) =>
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((done, reject) => {
        const aborted = () => reject(new DOMException('aborted', 'AbortError'));
        if (signal.aborted) aborted();
        signal.addEventListener('abort', aborted);
        setTimeout(() => done(answer()), 5);
      }),
  );
const answered = () => Response.json({ code: 200, data: null });
const refused = () => Response.json({ code: 404, message: 'no', data: { error: 'entryNotFound' } });

test('C02 a caller can abort a call before and during it; an aborted call is not reported as an error', async () => {
  slowly(answered);
  const heard = vi.fn();
  const stop = onFailure(heard);
  await expect(call(intro, { id: 'a' }, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(AbortedCall);
  const flight = new AbortController();
  const pendingCall = call(intro, { id: 'a' }, { signal: flight.signal });
  flight.abort();
  await expect(pendingCall).rejects.toBeInstanceOf(AbortedCall);
  await expect(call(intro, { id: 'a' }, { signal: new AbortController().signal })).resolves.toBeNull();
  expect(heard).not.toHaveBeenCalled();
  stop();
});

test('a quiet call fails without being shown', async () => {
  slowly(refused);
  const heard = vi.fn();
  const stop = onFailure(heard);
  await expect(call(intro, { id: 'a' }, { quiet: true })).rejects.toMatchObject({ errorName: 'entryNotFound' });
  expect(heard).not.toHaveBeenCalled();
  await expect(call(intro, { id: 'a' })).rejects.toMatchObject({ errorName: 'entryNotFound' });
  expect(heard).toHaveBeenCalledOnce();
  stop();
});
