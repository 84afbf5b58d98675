import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, inject, onTestFinished, test } from 'vitest';

test('issue 42: an assistant connects to /mcp, lists the tools and calls one; there are no sessions', async () => {
  const address = new URL('/mcp', inject('product'));
  const transport = new StreamableHTTPClientTransport(address);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  onTestFinished(() => client.close());
  expect(transport.sessionId).toBeUndefined();
  expect((await client.listTools()).tools.length).toBeGreaterThan(10);
  const { content } = await client.callTool({ name: 'search', arguments: { query: 'Augustus' } });
  expect(JSON.stringify(content)).toContain(`${address.origin}/detail/augustus`);
  for (const method of ['GET', 'DELETE']) expect((await fetch(address, { method })).status).toBe(405);
  const post = (body: string, headers = {}) =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body,
    });
  expect((await post('{"jsonrpc":"2.0","id":1,"method":"tools/fly"}')).status).toBe(200);
  expect((await post('{')).status).toBe(400);
  expect((await post('[{"jsonrpc":"2.0","id":1,"method":"tools/list"}]')).status, 'a batch').toBe(400);
  const listed = await post('{"jsonrpc":"2.0","id":1,"method":"tools/list"}');
  expect([listed.status, listed.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
  // A page of another site, and a foreign name that leads here.
  const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
  expect((await post(ping, { origin: 'https://evil.test' })).status).toBe(403);
  expect((await post(ping, { origin: address.origin })).status).toBe(200);
  expect((await post(JSON.stringify({ text: 'x'.repeat(100_000) }))).status).toBe(413);
});
