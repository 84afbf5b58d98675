import { randomBytes, randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { publishAtOnce } from '../../src/editing/revisions/face/publish.server.ts';
import type { Kind } from '../../src/rules/kinds.ts';
import { createSignedInMember, withProductDatabase, type SignedInMember } from '../browser/accounts.ts';
import { ask } from '../http/ask.ts';

/** Data for the places: members of each role, entries of each kind, something to decide about. */
export interface PreparedData {
  author: SignedInMember;
  reviewer: SignedInMember;
  administrator: SignedInMember;
  banned: SignedInMember;
  entries: Record<'idea' | 'person' | 'painting', string>;
  comment: string;
  ownComment: string;
  report: string;
  submission: string;
  book: string;
  article: string;
  group: string;
  tour: string;
}
export interface Place {
  as: 'author' | 'reviewer' | 'administrator' | 'banned';
  address(prepared: PreparedData): string;
  /** Actions that open its fields. */
  open?(page: Page, prepared: PreparedData): Promise<unknown>;
  /** Its fields. */
  fields: string | ((page: Page, prepared: PreparedData) => Locator);
  /** Escape closes it; it is opened again on the same page, and its primary button accepts the input and closes it. */
  isDialog?: true;
  /** Why its primary button accepts nothing yet: it reports missing fields, and preserves the input. */
  lacks?: string;
  /** Values for fields that do not accept any word. */
  values?(label: string, word: string): string | undefined;
}

/** Calls as a member, over HTTP, and expects success. */
export async function send<Reply>({ cookies }: SignedInMember, path: string, body: object): Promise<Reply> {
  const { envelope } = await ask(path, {
    body: { language: 'en', ...body },
    headers: { cookie: `bearer=${cookies.bearer}; free=1` },
  });
  expect(envelope.code, `${path} ${JSON.stringify(envelope)}`).toBe(200);
  return envelope.data as Reply;
}

export async function createEntryOfKind(kind: Kind, author: SignedInMember): Promise<string> {
  const thingId = `t-${randomBytes(5).toString('hex')}`;
  await withProductDatabase((db) =>
    db.transaction().execute(async (tx) => {
      const facts = { kind, region: null, times: [], place: null, same: {} };
      const text = { name: `Entry ${thingId}`, otherNames: [], disambiguation: null, summary: '', body: '<p>One.</p>' };
      const by = { authorId: author.id, originId: null };
      await publishAtOnce(tx, [{ module: 'facts', thingId, language: null, content: facts }], by);
      await publishAtOnce(tx, [{ module: 'text', thingId, language: 'en', content: text }], by);
    }),
  );
  return thingId;
}

export async function prepare(): Promise<PreparedData> {
  const [author, other, reviewer, administrator, banned] = await Promise.all([
    createSignedInMember(),
    createSignedInMember(),
    createSignedInMember({ role: 'reviewer' }),
    createSignedInMember({ role: 'administrator' }),
    createSignedInMember({ status: 'ban', bannedUntil: new Date(Date.now() + 86_400_000 * 3), banReason: 'Copied' }),
  ]);
  const entries = {
    idea: await createEntryOfKind('idea', author),
    person: await createEntryOfKind('person', author),
    painting: await createEntryOfKind('painting', author),
  };
  const report = `A mistake ${randomUUID()}`;
  const sendComment = (member: SignedInMember) =>
    send<{ id: string }>(member, '/api/social/comment/send', {
      id: entries.idea,
      type: 'item',
      reply: `Said by ${member.name}`,
    });
  const [comment, ownComment] = [await sendComment(other), await sendComment(author)];
  await send(author, '/api/report/save', { id: entries.idea, type: 'mistake', report, url: '/' });
  const name = `Scribe ${randomBytes(4).toString('hex')}`;
  const { revisionId } = await send<{ revisionId: string }>(other, '/api/item/save', {
    facts: { kind: 'idea', region: null, times: [], place: null, same: {} },
    text: { name, otherNames: [], disambiguation: null, summary: 'Of no fame.', body: '<p>He copied letters.</p>' },
    note: '',
  });
  const book = await send<{ itemId: string }>(author, '/api/book/save', {
    draft: true,
    book: {
      facts: { genre: 'other', title: 'Agricola', language: 'la', bookAuthors: [{ name: 'Tacitus', itemId: null }] },
      witnesses: [{ key: 'original', kind: 'original', language: 'la' }],
      volumes: [{ key: '1', title: '', chapters: [{ key: '1', title: 'I' }] }],
    },
  });
  const article = await send<{ itemId: string }>(author, '/data/article/save', {
    draft: true,
    article: { kind: 'theme', name: 'A theme', sections: [{ title: 'One', words: '', cards: [] }] },
  });
  const group = await send<{ id: string }>(author, '/api/special/groupDraft/save', {
    group: {
      kind: 'graph',
      name: 'Mine',
      nodes: [
        { key: 'a', title: 'A' },
        { key: 'b', title: 'B' },
      ],
    },
  });
  const tour = await send<{ id: string }>(author, '/data/tour/create', { title: 'A walk' });
  return {
    author,
    reviewer,
    administrator,
    banned,
    entries,
    comment: comment.id,
    ownComment: ownComment.id,
    report,
    submission: revisionId,
    book: book.itemId,
    article: article.itemId,
    group: group.id,
    tour: tour.id,
  };
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const dialog = 'dialog[open]';
const entry = ({ entries }: PreparedData) => `/detail/${entries.idea}-en`;
const editor =
  (kind: keyof PreparedData['entries'], hash = '') =>
  ({ entries }: PreparedData) =>
    `/user/edit?id=${entries[kind]}-en${hash}`;
const desk =
  (hash: string) =>
  ({ submission }: PreparedData) =>
    `/review#/${hash.replace(':id', submission)}`;
const commentActs = (page: Page, id: string, name: string) =>
  page.locator(`#comment-${id}`).getByRole('button', { name, exact: true }).click();
const tool = (name: string) => async (page: Page) => {
  await page.locator('.ProseMirror').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name, exact: true }).click();
};
/** The first row of a list; adds one if the list is empty. */
const row = (add: string | RegExp, head: string) => async (page: Page) => {
  await page.locator('.list-tools').waitFor();
  const heads = page.locator(head);
  if ((await heads.count()) === 0) await button(page, add).first().click();
  else if ((await heads.first().getAttribute('aria-expanded')) === 'false') await heads.first().click();
};
/** Claims a submission, unless it is claimed already. */
const claimSubmission = async (page: Page) => {
  const take = button(page, 'Claim'),
    decide = button(page, 'Reject');
  await take.or(decide).first().waitFor();
  if (await take.count()) await take.click();
  await decide.waitFor();
};

/** Places of the product with input: the walk types into every field of each, and checks that it is restored. */
export const places: Record<string, Place> = {
  comment: { as: 'author', address: entry, fields: '.conversation > .composer' },
  reply: {
    as: 'author',
    address: entry,
    open: (page, { comment }) => commentActs(page, comment, 'Reply'),
    fields: '.thread .composer',
  },
  'comment corrected': {
    as: 'author',
    address: entry,
    open: (page, { ownComment }) => commentActs(page, ownComment, 'Edit'),
    fields: '.comment .composer',
  },
  'why a comment is hidden': {
    as: 'reviewer',
    address: entry,
    open: (page, { comment }) => commentActs(page, comment, 'Hide'),
    fields: dialog,
    isDialog: true,
  },
  report: {
    as: 'author',
    address: entry,
    open: (page) => button(page, 'Report a mistake').click(),
    fields: dialog,
    isDialog: true,
  },
  'correction of a reviewer': {
    as: 'reviewer',
    address: desk('submission/:id'),
    async open(page) {
      await claimSubmission(page);
      await button(page, 'Edit and approve').click();
      await page.locator('.mending .ProseMirror').waitFor();
    },
    fields: '.mending form',
  },
  'reason for not passing': {
    as: 'reviewer',
    address: desk('submission/:id'),
    async open(page) {
      await claimSubmission(page);
      await button(page, 'Reject').click();
    },
    fields: dialog,
    isDialog: true,
  },
  'answer to a report': {
    as: 'reviewer',
    address: desk('reports'),
    fields: (page, { report }) => page.locator('.desk-cases > li', { hasText: report }),
  },
  ban: { as: 'reviewer', address: desk('appeals'), fields: 'form.desk-form' },
  'prohibited terms': { as: 'administrator', address: desk('terms'), fields: 'form.desk-form' },
  appeal: { as: 'banned', address: () => '/user/appeal', fields: '.account-form' },
  text: {
    as: 'author',
    address: editor('idea'),
    open: (page) => page.locator('.ProseMirror').waitFor(),
    fields: '.writing-form',
  },
  note: {
    as: 'author',
    address: editor('idea'),
    async open(page) {
      await tool('Note')(page);
      await page.locator(`${dialog} .ProseMirror`).waitFor();
      if ((await page.locator('.note-source').count()) === 0) await button(page, 'Source…').click();
    },
    fields: dialog,
    isDialog: true,
  },
  link: { as: 'author', address: editor('idea'), open: tool('Link'), fields: dialog, isDialog: true },
  ruby: {
    as: 'author',
    address: editor('idea'),
    open: tool('Reading above text'),
    fields: dialog,
    isDialog: true,
  },
  facts: {
    as: 'author',
    address: editor('person', '#/facts'),
    async open(page) {
      await page.locator('.time-adds .button').first().waitFor();
      if ((await page.locator('.time-field').count()) === 0) await page.locator('.time-adds .button').first().click();
    },
    fields: '.facts-form >> nth=0',
  },
  event: {
    as: 'author',
    address: editor('idea', '#/timeline'),
    open: row('Add an event', '.event-head'),
    fields: '.event-form',
  },
  'many events': {
    as: 'author',
    address: editor('idea', '#/timeline'),
    open: (page) => button(page, 'Paste many…').click(),
    fields: dialog,
    isDialog: true,
    values: (_label, word) => `1066: ${word}`,
  },
  family: {
    as: 'author',
    address: editor('person', '#/family'),
    open: row(/^\+ Add father/, '.family-head'),
    fields: '.union-fields',
  },
  painting: {
    as: 'author',
    address: editor('painting', '#/painting'),
    open: (page) => page.locator('.painting-form').first().waitFor(),
    fields: '.writing-form',
  },
  museum: {
    as: 'author',
    address: editor('painting', '#/painting'),
    open: (page) =>
      button(page, /museum/i)
        .first()
        .click(),
    fields: dialog,
    isDialog: true,
    values: (label) => ({ Latitude: '41.89', Longitude: '12.49' })[label],
  },
  places: {
    as: 'author',
    address: editor('idea', '#/timemap'),
    open: (page) => page.locator('.list-tools').waitFor(),
    fields: '.submit-bar',
  },
  'places of a file': {
    as: 'author',
    address: editor('idea', '#/timemap'),
    open: (page) => button(page, /^Import/).click(),
    fields: dialog,
    isDialog: true,
    values: (_label, name) =>
      JSON.stringify({ type: 'Feature', properties: { name }, geometry: { type: 'Point', coordinates: [12.5, 41.9] } }),
  },
  'new entry': {
    as: 'author',
    address: () => '/user/newentry#/addNewEntry',
    async open(page) {
      const person = page.getByText('Person', { exact: true }),
        name = page.getByLabel('Name', { exact: true });
      await person.or(name).first().waitFor();
      if (await name.isVisible()) return; // after a reload it is at the same step
      await person.click();
      await button(page, 'Next').click();
      await name.waitFor();
    },
    fields: '.writing-form .writing-fields',
  },
  'new book': { as: 'author', address: () => '/book/edit', fields: '.book-new' },
  book: { as: 'author', address: ({ book }) => `/book/edit?id=${book}`, fields: '.writing-form' },
  'pasted chapter': {
    as: 'author',
    address: ({ book }) => `/book/edit?id=${book}&vid=1&w=original`,
    open: (page) => page.getByRole('textbox', { name: 'Paste the whole chapter' }).waitFor(),
    fields: '.paste-text',
  },
  'new article': { as: 'author', address: () => '/article/new', fields: '.writing-form' },
  article: {
    as: 'author',
    address: ({ article }) => `/article/new/${article}`,
    open: (page) => page.locator('.ProseMirror').waitFor(),
    fields: '.writing-form',
  },
  'new group': { as: 'author', address: () => '/group/new/graph', fields: '.writing-form' },
  'line of a group': {
    as: 'author',
    address: ({ group }) => `/group/edit/${group}`,
    fields: '.group-joining',
  },
  'proposal of a group': {
    as: 'author',
    address: ({ group }) => `/group/edit/${group}`,
    open: (page) =>
      page
        .locator('.group-save')
        .getByRole('button', { name: /Propose|Submit/ })
        .click(),
    fields: dialog,
    isDialog: true,
    lacks: 'an entry, which is chosen and not typed',
  },
  tour: { as: 'author', address: ({ tour }) => `/tour/edit/${tour}`, fields: '.writing-form' },
  'new tour': { as: 'author', address: () => '/user/usercenter#/tours', fields: 'form:has-text("New title")' },
};

const writableSelector =
  'input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden], [type=search], [role=combobox], [readonly], [disabled]), textarea:not([readonly], [disabled]), .citation-title input, [contenteditable=true]';

export const scopeOf = (page: Page, place: Place, prepared: PreparedData): Locator =>
  (typeof place.fields === 'string' ? page.locator(place.fields) : place.fields(page, prepared)).first();

/** The values of a place's visible fields, in order; opens collapsed parts. */
export const valuesIn = (scope: Locator): Promise<string[]> =>
  scope.evaluate((place, selector) => {
    for (const folded of place.querySelectorAll('details')) folded.open = true;
    return [...place.querySelectorAll<HTMLElement>(selector)]
      .filter((field) => field.checkVisibility())
      .map((field) => ('value' in field ? String(field.value) : field.textContent.trim()));
  }, writableSelector);

/** The walk's words in texts: each is typed once. */
export const wordsIn = (texts: readonly string[]): string[] => texts.flatMap((text) => text.match(/Typed\d+x/g) ?? []);
let typedWordCount = 0;

/** Fields that appear while typing are filled too; a list may grow with each, so rounds are limited. */
const rounds = 3;

/** Types a different word into every field; returns the final values. */
export async function typeEverywhere(scope: Locator, values: Place['values']): Promise<string[]> {
  await scope.waitFor();
  for (let round = 0; round < rounds; round += 1) {
    const fields = await scope.evaluate(
      (place, [selector, at]) => {
        for (const folded of place.querySelectorAll('details')) folded.open = true;
        return [...place.querySelectorAll<HTMLElement>(selector)]
          .filter((field) => field.checkVisibility() && !field.dataset.walked)
          .map((field, index) => {
            field.dataset.walked = `${at}-${index}`;
            const { labels, type, inputMode } = field as HTMLInputElement;
            return { label: labels?.[0]?.textContent ?? '', type: inputMode === 'url' ? 'url' : type };
          });
      },
      [writableSelector, round] as const,
    );
    for (const [index, { label, type }] of fields.entries()) {
      const word = `Typed${(typedWordCount += 1)}x`;
      const usual = type === 'number' ? '5' : type === 'url' ? `https://example.org/${word}` : word;
      const field = scope.locator(`[data-walked="${round}-${index}"]`);
      if (await field.isVisible()) await field.fill(values?.(label, word) ?? usual);
    }
    if (!fields.length) break;
  }
  return valuesIn(scope);
}
