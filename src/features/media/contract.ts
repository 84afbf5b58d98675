import { z } from 'zod';
import { endpoint } from '../../kit/endpoint.ts';
import { EntryId } from '../../rules/nouns.ts';

export const imageItem = endpoint('GET /api/media/image/item/{id}', {
  summary: 'Which entry an image belongs to.',
  for: 'anyone',
  input: z.object({ id: EntryId }),
  reply: z.object({ itemId: EntryId }),
  fails: ['imageNotFound'],
  example: { id: 'an-image' }, inWorld: false,
});
