import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { publishAtOnce } from '../../src/editing/revisions/face/publish.server.ts';
import type { Text } from '../../src/features/entries/rules.ts';
import type { Module } from '../../src/rules/modules.ts';
import { createSignedInMember, withProductDatabase, signInAs, type SignedInMember } from './accounts.ts';
import { openPage, visit } from './open.ts';

/** Publishes a version of an English text by its author. */
export const publishText = (subjectId: string, author: SignedInMember, text: Partial<Text>): Promise<void> =>
  withProductDatabase((db) =>
    db.transaction().execute((tx) =>
      publishAtOnce(
        tx,
        [
          {
            module: 'text',
            thingId: subjectId,
            language: 'en',
            content: { name: subjectId, otherNames: [], disambiguation: null, summary: '', body: '', ...text },
          },
        ],
        { authorId: author.id, originId: null },
      ),
    ),
  );

/** A new entry, an idea without time or place, so that other tests do not find it. */
export async function createTestEntry(
  author: SignedInMember,
  body = '<p>One.</p><p>Two.</p><p>Three.</p>',
): Promise<string> {
  const subjectId = `t-${randomBytes(5).toString('hex')}`;
  await withProductDatabase((db) =>
    db.transaction().execute((tx) =>
      publishAtOnce(
        tx,
        [
          {
            module: 'facts',
            thingId: subjectId,
            language: null,
            content: { kind: 'idea', region: null, times: [], place: null, same: {} },
          },
        ],
        { authorId: author.id, originId: null },
      ),
    ),
  );
  await publishText(subjectId, author, { name: `Idea ${subjectId}`, body });
  return subjectId;
}

export const loadLatestRevision = (subjectId: string, module: Module, state: 'draft' | 'submitted') =>
  withProductDatabase((db) =>
    db
      .selectFrom('revision')
      .where('thingId', '=', subjectId)
      .where('module', '=', module)
      .where('state', '=', state)
      .orderBy('changedAt', 'desc')
      .select(['content', 'note', 'authorId', 'translatedFrom'])
      .executeTakeFirst(),
  );

/** Opens the editor of an entry for a new member. */
export async function openEditor(
  subjectId: string,
  { member, hash = '', ...reader }: Parameters<typeof openPage>[0] & { member?: SignedInMember; hash?: string } = {},
): Promise<{ page: Page; member: SignedInMember }> {
  const who = member ?? (await createSignedInMember());
  const page = await openPage({ language: 'en', ...reader });
  await signInAs(page, who);
  await visit(page, `/user/edit?id=${subjectId}${hash}`);
  return { page, member: who };
}

export const field = (page: Page) => page.locator('.ProseMirror');
/** Puts the cursor at the end and types. */
export async function write(page: Page, text: string): Promise<void> {
  await field(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(text);
}
/** Pastes clipboard data. */
export const paste = (page: Page, data: Record<string, string>): Promise<void> =>
  field(page).evaluate((target, formats) => {
    const clipboard = new DataTransfer();
    for (const [type, value] of Object.entries(formats)) clipboard.setData(type, value);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }));
  }, data);
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
