import { expect, test } from 'vitest';
import { entryProposals, publishThings, generateTimeline } from '../largest-things.ts';
import { useWorkshopProduct } from '../product-under-test.ts';
import { withProductDatabase } from './accounts.ts';
import { openPage, visit } from './open.ts';

useWorkshopProduct();

test('an event’s address opens on its page of a long timeline; axis and map show all events; pages work without script', async () => {
  const id = 'long-timeline';
  await withProductDatabase((db) =>
    publishThings(db, [
      {
        proposals: [
          ...entryProposals(id),
          { module: 'timeline', thingId: id, language: null, content: generateTimeline(450, ['augustus', 'livia']) },
        ],
      },
    ]),
  );
  const [last, first] = await withProductDatabase((db) =>
    Promise.all(
      (['desc', 'asc'] as const).map((way) =>
        db
          .selectFrom('event')
          .where('subjectId', '=', id)
          .orderBy('earliest', way)
          .select('id')
          .executeTakeFirstOrThrow(),
      ),
    ),
  );
  const page = await openPage({ language: 'en', width: 1100, height: 800 });
  await visit(page, `/detail/${id}-en#event-${last!.id}`);
  const event = page.locator(`[id="event-${last!.id}"]`);
  await event.waitFor();
  await page.locator('.event-list li:target').waitFor();
  expect(await page.getByText('450 events', { exact: true }).count()).toBe(1);
  // An event of this page is found by its hash.
  await page.evaluate((hash) => (location.hash = hash), `#event-${first!.id}`);
  await page.locator(`[id="event-${first!.id}"]:target`).waitFor();
  await visit(page, `/detail/${id}-en#/timemap`);
  await page.locator('.entry-timemap-view[data-nodes="337"]').waitFor();

  const plain = await openPage({ language: 'en', javaScriptEnabled: false });
  await plain.goto(`/detail/${id}-en?events=5#/timeline`);
  await plain.locator(`[id="event-${last!.id}"]`).waitFor();
});
