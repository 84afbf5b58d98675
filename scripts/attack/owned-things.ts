import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { splitRoute, type Route } from '../../src/kit/calls/endpoint.ts';
import type { Client } from './client.ts';

/** Id of a thing of the owner, which the attackers use in their calls. */
export interface Target {
  kind: string;
  id: string;
  /** Its value in calls that have a field `type` or `module`. */
  type?: string;
}

/** A text that must not appear in any reply to an attacker. */
interface Secret {
  kind: string;
  text: string;
  /** Reviewers may read submissions and reports. */
  isForReviewers: boolean;
}

/** A call with which the owner reads their own things. */
export interface OwnerReading {
  line: Route;
  input: Record<string, unknown>;
}

export interface OwnedThings {
  targets: Target[];
  secrets: Secret[];
  readings: OwnerReading[];
  /** Things that could not be created, each with the reply; they are left out of the attack. */
  missing: string[];
}

type Data = Record<string, unknown>;
type CallOwner = (line: Route, input?: Data) => Promise<Data>;

export const canary = () => `canary${randomBytes(6).toString('hex')}`;

function createCall(client: Client): CallOwner {
  return async (line, input = {}) => {
    const answer = await client.ask({ ...splitRoute(line), takesFile: 'file' in input }, input);
    if (answer.status !== 200) throw new Error(`${line} answered ${answer.status} ${answer.error ?? ''}`.trim());
    return answer.data as Data;
  };
}

/** One second of noise, so that no two recordings are equal. */
function recordingFile(): Buffer {
  const rate = 8000;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + rate, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(rate, 40);
  return Buffer.concat([head, randomBytes(rate)]);
}

const pictureFile = (): Promise<Buffer> => {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width: 300, height: 200, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
};

const subject = 'qin-shi-huang';
const graph = (name: string) => ({
  kind: 'graph',
  name,
  nodes: [{ key: 'n1', itemId: subject, called: 'Qin Shi Huang' }],
});
const text = (name: string, summary: string) => ({
  name,
  otherNames: [],
  disambiguation: null,
  summary,
  body: '<p>Text.</p>',
});

/**
 * Creates one thing of every kind for the owner, with canary words in all private fields, and collects the ids of the
 * owner's other things. Requires the built-in world and an owner with a bound phone.
 */
export async function createOwnedThings(client: Client): Promise<OwnedThings> {
  const call = createCall(client);
  const things: OwnedThings = { targets: [], secrets: [], readings: [], missing: [] };
  const { targets, secrets, missing } = things;
  const add = (kind: string, id: unknown, type?: string) => {
    if (id !== undefined && id !== null && id !== '') targets.push({ kind, id: String(id), ...(type && { type }) });
  };
  const secret = (kind: string, { isForReviewers = false } = {}) => {
    const word = canary();
    secrets.push({ kind, text: word, isForReviewers });
    return word;
  };
  const read = (line: Route, input: Data = {}) => things.readings.push({ line, input });
  const create = async (kind: string, make: () => Promise<void>) => {
    await make().catch((error: Error) => missing.push(`${kind}: ${error.message}`));
  };
  /** A draft for a published entry; its note is private. */
  const createDraft = (kind: string, line: Route, input: Data) =>
    create(kind, async () => {
      const saved = await call(line, { ...input, note: secret(kind), draft: true });
      add(kind, saved.revisionId);
      read('GET /api/user/version/{vId}', { vId: saved.revisionId });
    });

  await createDraft('draft of a text', 'POST /api/user/version/save', {
    itemId: subject,
    text: text('Qin Shi Huang', secret('text of a draft')),
  });
  await createDraft('draft of a timeline', 'POST /api/item/timeline/save', {
    itemId: subject,
    timeline: { events: [] },
  });
  await createDraft('draft of a timemap', 'POST /api/item/timemap/save', { itemId: subject, timemap: { nodes: [] } });
  await createDraft('draft of a family', 'POST /data/family/save', { itemId: subject, family: { unions: [] } });
  await createDraft('draft of relations', 'POST /api/item/relation/save', { itemId: subject, relations: [] });
  await createDraft('draft of a gallery', 'POST /data/gallery/save', { itemId: 'mona-lisa', gallery: { images: [] } });
  await createDraft('draft of a painting', 'POST /api/painting/update', { itemId: 'mona-lisa', painting: {} });
  await createDraft('draft of a chapter', 'POST /data/book/chapter', {
    bookId: 'book-laozi',
    chapter: '1',
    witness: 'en',
    content: { segments: [{ id: '1', html: 'The way that can be told' }] },
  });
  await create('submission', async () => {
    const saved = await call('POST /api/web/basic/relation/save', {
      itemId: 'nero',
      relation: {
        to: 'augustus',
        type: 'other',
        word: { en: 'as great as' },
        inverse: null,
        time: null,
        place: null,
        description: null,
        attributes: {},
        source: null,
        origin: null,
      },
      note: secret('submission', { isForReviewers: true }),
    });
    add('submission', saved.revisionId);
    read('GET /data/revision/mine/{id}', { id: saved.revisionId });
  });
  await create('draft of a new entry', async () => {
    const saved = await call('POST /api/item/save', {
      facts: { kind: 'person', region: null, times: [], place: null, same: {} },
      text: text(secret('name of a new entry'), secret('text of a new entry')),
      draft: true,
    });
    add('new entry', saved.itemId, 'item');
    add('draft of a new entry', saved.revisionId);
  });
  await create('private group', async () => {
    const { id } = await call('POST /api/special/group/save', {
      group: graph(secret('private group')),
      visibility: 'private',
    });
    add('private group', id, 'group');
    read('POST /api/special/group/detail', { id });
  });
  await create('draft of a group', async () => {
    const { id } = await call('POST /api/special/groupDraft/save', { group: graph(secret('draft of a group')) });
    add('draft of a group', id, 'group');
    read('POST /api/special/group/detail', { id });
  });
  await create('group with a draft', async () => {
    const { id, version } = await call('POST /api/special/group/save', { group: graph('Qin'), visibility: 'link' });
    await call('POST /api/special/groupDraft/save', {
      id,
      group: graph(secret('draft of a shared group')),
      onVersion: version,
    });
    add('shared group', id, 'group');
    read('POST /api/special/group/detail', { id });
  });
  await create('saved graph', async () => {
    const { id } = await call('POST /api/customRelationGraph/save', {
      graph: { name: 'Qin', nodes: [{ itemId: subject, x: 0, y: 0 }], edges: [] },
    });
    add('saved graph', id);
    read('GET /api/customRelationGraph/{lang}/{id}', { id });
  });
  await create('saved path', async () => {
    const { id } = await call('POST /api/abPathSave/save', { path: { aId: subject, bId: 'augustus' } });
    add('saved path', id);
    read('GET /api/abPathSave/detail/{lang}/{id}', { id });
  });
  await create('map script', async () => {
    const { id } = await call('POST /api/mapscript/v1/create', { title: secret('map script'), language: 'en' });
    add('map script', id, 'mapscript');
    read('GET /data/mapscript/open/{id}', { id });
  });
  await create('committed map script', async () => {
    const title = secret('committed map script', { isForReviewers: true });
    const { id } = await call('POST /api/mapscript/v1/create', { title, language: 'en' });
    const opened = await call('GET /data/mapscript/open/{id}', { id });
    const shape = { title: 'The wall', sketch: { shape: { type: 'Point', coordinates: [100, 40] } } };
    await call('POST /data/mapscript/save', {
      id,
      script: { name: title, language: 'en', shapes: [shape] },
      draft: true,
      onVersion: (opened.draft as Data).version,
    });
    const { revisionId } = await call('POST /data/mapscript/commit', { id });
    add('committed map script', id, 'mapscript');
    add('committed map script', revisionId);
    read('GET /data/mapscript/open/{id}', { id });
  });
  await create('tour', async () => {
    const { id } = await call('POST /data/tour/create', { title: secret('tour'), language: 'en' });
    add('tour', id, 'tour');
    read('GET /data/tour/open/{id}', { id });
  });
  await create('article', async () => {
    const { itemId, revisionId } = await call('POST /data/article/save', {
      article: { name: secret('title of an article'), body: `<p>${secret('article')}</p>` },
      draft: true,
    });
    add('article', itemId, 'article');
    add('draft of an article', revisionId);
    read('GET /data/article/part/{articleId}', { articleId: itemId });
  });
  await create('submitted article', async () => {
    const word = secret('submitted article', { isForReviewers: true });
    const { itemId, revisionId } = await call('POST /data/article/save', {
      article: { name: word, body: `<p>${word}</p>` },
    });
    add('submitted article', itemId, 'article');
    add('submission of an article', revisionId);
    read('GET /data/article/part/{articleId}', { articleId: itemId });
  });
  await create('book', async () => {
    const facts = { genre: 'ancient_en', language: 'la', bookAuthors: [{ name: 'C. Iulius Caesar' }] };
    const { itemId, revisionId } = await call('POST /api/book/save', {
      book: { facts: { ...facts, title: secret('book') } },
      draft: true,
    });
    add('book', itemId, 'book');
    add('draft of a book', revisionId);
    read('GET /data/book/part/{bookId}', { bookId: itemId });
  });
  await create('picture', async () => {
    const { id } = await call('POST /api/media/image/upload', {
      title: { en: secret('picture', { isForReviewers: true }) },
      licence: 'CC0-1.0',
      source: { title: 'A museum' },
      file: await pictureFile(),
    });
    add('picture', id, 'image');
    read('GET /data/image/open/{id}', { id });
  });
  await create('recording', async () => {
    const name = `${secret('recording', { isForReviewers: true })}.wav`;
    const { id } = await call('POST /data/recording/upload', { name, file: recordingFile() });
    add('recording', id);
  });
  await create('comment', async () => {
    const { id } = await call('POST /api/social/comment/send', { id: 'augustus', type: 'item', reply: 'Well said.' });
    add('comment', id, 'comment');
    read('GET /data/comments/address', { id }); // others may reply to it, so its text is compared in the database
  });
  await create('report', async () => {
    const { id } = await call('POST /api/report/save', {
      id: 'augustus',
      report: secret('report', { isForReviewers: true }),
    });
    add('report', id);
  });
  await create('invitation code', async () => {
    const { invitationCode } = await call('GET /api/user/getInvitationCode');
    secrets.push({ kind: 'invitation code', text: String(invitationCode), isForReviewers: false });
  });
  await create('feed of what is watched', async () => {
    await call('POST /data/social/watch', { id: 'augustus', type: 'item', how: 'at once' });
    const { feed } = await call('POST /data/social/watch-feed');
    secrets.push({ kind: 'feed of what is watched', text: String(feed).split('/').pop()!, isForReviewers: false });
    read('GET /data/social/watched');
  });
  await create('sessions', async () => {
    for (const { id } of (await call('GET /data/account/sessions')) as unknown as Data[]) add('session', id);
    read('GET /data/account/sessions');
  });
  await create('passkeys', async () => {
    for (const { id } of (await call('GET /data/account/passkeys')) as unknown as Data[]) add('passkey', id);
    read('GET /data/account/passkeys');
  });
  await create('tokens of assistants', async () => {
    const { secret: token, tokens } = await call('POST /data/account/token/add', { name: 'Helper', days: 30 });
    secrets.push({ kind: 'token of an assistant', text: String(token), isForReviewers: false });
    for (const { id } of tokens as Data[]) add('token', id);
    read('GET /data/account/tokens');
  });
  await create('messages', async () => {
    const tabs = await call('GET /api/message/get/all');
    for (const list of Object.values(tabs).filter(Array.isArray))
      for (const { messageId } of list as Data[]) add('message', messageId);
  });
  await create('account', async () => {
    const profile = await call('GET /api/auth/w1/y/profile/{lang}');
    add('member', profile.username);
    if (profile.id !== profile.username) add('member', profile.id);
    read('GET /api/auth/w1/y/profile/{lang}');
  });
  for (const line of [
    'GET /data/account/second-factor',
    'GET /api/message/setting/get',
    'GET /data/image/mine',
    'GET /data/recording/mine',
    'POST /api/special/user/content',
    'POST /api/special/groupDraft/list',
  ] as const)
    read(line);
  const page = { page: 1, size: 50 };
  read('GET /api/user/draft/list/{lang}/{type}/{page}/{size}', { type: 'all', ...page });
  read('GET /api/user/item/list/{lang}/{n}/{page}/{size}', { n: 0, ...page });
  read('GET /api/mapscript/v1/draft/list/{lang}/{page}/{size}', page);
  read('GET /api/mapscript/v1/audit/list/{lang}/{page}/{size}', page);
  read('GET /data/tour/mine/{which}/{page}/{size}', { which: 'drafts', ...page });
  read('GET /api/user/book/list/{lang}/{n}/{page}/{size}', { n: 0, ...page });
  read('GET /api/user/article/list/{a}/{b}', { a: 1, b: 50 });
  read('GET /api/social/favor/list/{lang}/{page}/{size}', page);
  return things;
}
