import { z } from 'zod';
import { endpoint } from '../../../kit/calls/endpoint.ts';
import { licences } from '../../../rules/licences.ts';
import * as limits from '../../../rules/limits.ts';
import { EntryId } from '../../../rules/schemas.ts';
import { Picture } from '../contract.ts';

export const Address = z
  .string()
  .trim()
  .max(limits.addressLength)
  .refine((url) => /^https?:\/\/\S+$/.test(url) && URL.canParse(url), 'url');

export const RemotePicture = z.object({
  url: z.string(),
  label: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  rights: z.string().nullable(),
  licence: z.enum(licences).nullable(),
});
const previewFails = ['hostNotAllowed', 'addressAway', 'manifestWrong', 'tooLarge'] as const;

export const importFails = [
  ...previewFails,
  'rightsForbid',
  'imageNotFound',
  'pictureUnreadable',
  'pictureSmall',
  'pictureLarge',
  'quotaReached',
  'tryLater',
  'storeAway',
  'storeFull',
] as const;

export const previewRemoteManifest = endpoint('POST /data/foreign/look', {
  summary:
    'The content of an address of an allowed host: the pictures of a IIIF manifest (Presentation 2 or 3) ' +
    'or image service (Image 2 or 3) with their rights, or the manifests of a collection.',
  for: 'member with phone',
  cost: 'dear',
  ownTransactions: true,
  abortPrevious: false,
  input: z.object({ url: Address }),
  reply: z.object({
    label: z.string(),
    attribution: z.string().nullable(),
    pictures: z.array(RemotePicture),
    manifests: z.array(z.object({ url: z.string(), label: z.string() })),
  }),
  fails: previewFails,
  example: { url: 'https://iiif.museum.example/manifest.json' },
});

export const importRemoteImage = endpoint('POST /data/foreign/bring', {
  summary:
    'Copies a picture from a IIIF address, if its rights allow it, ' +
    'as an upload of the caller under the licence that its publisher states.',
  for: 'member with phone',
  cost: 'dear',
  ownTransactions: true,
  abortPrevious: false,
  input: z.object({
    url: Address,
    picture: z.string().max(limits.addressLength),
    itemId: EntryId.nullable().default(null),
  }),
  reply: Picture,
  fails: importFails,
  example: {
    url: 'https://iiif.museum.example/manifest.json',
    picture: 'https://iiif.museum.example/1/full/max/0/default.jpg',
  },
});

export const importCommonsPicture = endpoint('POST /data/foreign/commons', {
  summary:
    'Copies a file of Wikimedia Commons, if its licence is public domain, CC0, CC BY or CC BY-SA, ' +
    'as an upload of the caller with its author, licence and source. Only where the operator has enabled Wikimedia.',
  for: 'member with phone',
  cost: 'dear',
  ownTransactions: true,
  abortPrevious: false,
  input: z.object({ file: z.string().min(1).max(limits.nameLength), itemId: EntryId.nullable().default(null) }),
  reply: Picture,
  fails: [...importFails, 'wikimediaOff', 'wikimediaAway', 'wikimediaBusy'],
  example: { file: 'Augustus.jpg' },
});
