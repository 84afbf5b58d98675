import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { sendCode } from '../features/accounts/face/codes.server.ts';
import { testContext, createVisitor } from '../../tests/visitor.ts';
import { openDatabase } from '../../tests/world.ts';

async function aGateway(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise<void>((done) => void (server.closeAllConnections(), server.close(() => done()))));
  const { db } = await openDatabase();
  const { drivers } = testContext(db, {
    SMS_GATEWAY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    SMS_GATEWAY_SECRET: 'between us',
  });
  return { db, sms: drivers.sms, cut: () => server.closeAllConnections() };
}

test('a code is sent to the SMS gateway, signed with its time', async () => {
  const heard: { body: string; headers: IncomingHttpHeaders }[] = [];
  const { sms } = await aGateway(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    heard.push({ body: Buffer.concat(chunks).toString(), headers: request.headers });
    response.statusCode = 202;
    response.end();
  });
  await sms.send('+8613800138000', '验证码：123456');
  const [{ body, headers }] = heard as [(typeof heard)[0]];
  expect(JSON.parse(body)).toMatchObject({ to: '+8613800138000', text: '验证码：123456' });
  expect(headers['x-stele-signature']).toBe(
    `sha256=${createHmac('sha256', 'between us')
      .update(`${headers['x-stele-time'] as string}.${body}`)
      .digest('hex')}`,
  );
});

test('a gateway that refuses, disconnects or redirects is reported, its code is void, and a new one can be sent at once', async () => {
  let manner = 0;
  const { db, sms } = await aGateway((_request, response) => {
    manner++;
    if (manner === 1) response.writeHead(500).end('oops');
    else if (manner === 2) response.destroy();
    else if (manner === 3) response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    else response.end('<html>anything at all');
  });
  const send = () => sendCode(db, createVisitor(), '+8613800138000', (code) => sms.send('+8613800138000', code));
  for (let fault = 0; fault < 3; fault++) await expect(send()).rejects.toMatchObject({ errorName: 'gatewayFailed' });
  expect(await db.selectFrom('oneTimeCode').select('id').execute()).toEqual([]);
  await send();
  expect(await db.selectFrom('oneTimeCode').select('id').execute()).toHaveLength(1);
});

test('a gateway that does not answer blocks neither a database connection nor a lock', async () => {
  let arrived = () => {};
  const arrival = new Promise<void>((done) => (arrived = done));
  const { db, sms, cut } = await aGateway(() => arrived());
  const sending = sendCode(db, createVisitor(), '+8613800138000', (code) => sms.send('+8613800138000', code));
  sending.catch(() => {});
  await arrival;
  await sendCode(db, createVisitor(), '+8613900139000', async () => {});
  expect(await db.selectFrom('oneTimeCode').select('id').execute()).toHaveLength(2);
  cut();
  await expect(sending).rejects.toMatchObject({ errorName: 'gatewayFailed' });
});
