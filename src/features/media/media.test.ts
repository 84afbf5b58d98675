import { expect, test } from 'vitest';
import { openWorld } from '../../../tests/world.ts';
import { imageItem } from './contract.ts';

test('an image leads to its entry; one that is unknown is named as missing', async () => {
  const { as, db } = await openWorld();
  await db.insertInto('image').values({ id: 'bust', subjectId: 'augustus' }).execute();
  await expect(as(null)(imageItem, { id: 'bust' })).resolves.toEqual({ itemId: 'augustus' });
  await expect(as(null)(imageItem, { id: 'nothing' })).rejects.toMatchObject({ errorName: 'imageNotFound', code: 404 });
});
