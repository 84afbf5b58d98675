import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licenceFromUrl, parseRemoteContent } from './read-manifest.ts';

const canvas = (more: object = {}, body: object = {}) => ({
  id: 'https://museum.example/c/1',
  type: 'Canvas',
  label: { en: ['<b>Front</b>'] },
  width: 6000,
  height: 3000,
  items: [
    {
      type: 'AnnotationPage',
      items: [
        {
          type: 'Annotation',
          motivation: 'painting',
          body: {
            id: 'https://museum.example/iiif/1/full/max/0/default.jpg',
            type: 'Image',
            width: 6000,
            height: 3000,
            service: [{ id: 'https://museum.example/iiif/1', type: 'ImageService3', profile: 'level2' }],
            ...body,
          },
        },
      ],
    },
  ],
  ...more,
});
const manifest = (...items: object[]) =>
  JSON.stringify({
    '@context': 'http://iiif.io/api/presentation/3/context.json',
    id: 'https://museum.example/m',
    type: 'Manifest',
    label: { en: ['A scroll'] },
    rights: 'http://creativecommons.org/licenses/by/4.0/',
    requiredStatement: { label: { en: ['Attribution'] }, value: { en: ['A museum'] } },
    items,
  });
const read = (text: string) => parseRemoteContent(text, 'https://museum.example/m');
const faultOf = (text: string) => {
  try {
    read(text);
  } catch (error) {
    return (error as { where?: string }).where;
  }
};

test('a manifest is read as a list of pictures with their rights, no larger than requested', () => {
  const none = { rights: 'https://rightsstatements.org/vocab/InC/1.0/' };
  expect(read(manifest(canvas(), canvas(none, { service: undefined })))).toEqual({
    label: 'A scroll',
    attribution: 'A museum',
    manifests: [],
    pictures: [
      {
        url: 'https://museum.example/iiif/1/full/!4000,4000/0/default.jpg',
        label: 'Front',
        width: 6000,
        height: 3000,
        rights: 'http://creativecommons.org/licenses/by/4.0/',
        licence: 'CC-BY-4.0',
      },
      expect.objectContaining({ url: 'https://museum.example/iiif/1/full/max/0/default.jpg', licence: null }),
    ],
  });
  const service = {
    '@id': 'https://museum.example/iiif/2',
    protocol: 'http://iiif.io/api/image',
    width: 800,
    height: 600,
  };
  expect(
    parseRemoteContent(JSON.stringify(service), 'https://museum.example/iiif/2/info.json').pictures[0],
  ).toMatchObject({
    url: 'https://museum.example/iiif/2/full/full/0/default.jpg',
    licence: null,
  });
});

test('a broken manifest is refused with the position of the error', () => {
  expect(faultOf('{"type":')).toMatch(/position|line|1/);
  expect(faultOf('{"type":"Canvas"}')).toBe('type');
  expect(faultOf(manifest())).toBe('items');
  expect(faultOf(manifest(canvas(), canvas({ width: -1 })))).toBe('items.1.width');
  expect(faultOf(manifest(canvas({ items: [] })))).toBe('items.0.items');
});

test('rights are recognized by their address, and other rights are no licence', () => {
  expect(licenceFromUrl('https://creativecommons.org/publicdomain/mark/1.0/')).toBe('public-domain');
  expect(licenceFromUrl('http://creativecommons.org/publicdomain/zero/1.0/deed.en')).toBe('CC0-1.0');
  expect(licenceFromUrl('https://creativecommons.org/licenses/by-sa/4.0')).toBe('CC-BY-SA-4.0');
  for (const closed of [
    'http://creativecommons.org/licenses/by-nc/4.0/',
    'https://rightsstatements.org/vocab/InC/1.0/',
    'free',
    '',
  ])
    expect(licenceFromUrl(closed)).toBeNull();
});

const folder = '../shared/data/21-iiif-manifests';
test.skipIf(!existsSync(folder))(
  'the manifests of ../shared/data open, and the broken ones are refused with the position of the error',
  () => {
    const of = (name: string) => readFileSync(`${folder}/${name}.json`, 'utf8');
    for (const name of [
      'version-2/001',
      'version-2/299843',
      'version-2/fg165hz3589',
      'version-2/gau',
      'version-2/hamilton',

      'version-2/Osbornfa1',
      'version-3/001',
      'version-3/hamilton',
    ])
      expect(read(of(name)).pictures.length, name).toBeGreaterThan(0);
    expect(read(of('version-2/BibliographicResource_3000126341277')).pictures[0]!.licence).toBe('public-domain');
    expect(read(of('version-2/gau')).pictures[0]!.licence).toBeNull();
    expect(read(of('version-2/collection')).manifests.length).toBeGreaterThan(0);
    expect(faultOf(of('version-2/broken'))).toBeTruthy();
    expect(faultOf(of('version-2/2017498721'))).toBeTruthy();
    expect(faultOf(of('version-2/structures'))).toBe('items.0.items');
    expect(faultOf(of('version-3/svg-annotations'))).toBe('type');
  },
);
