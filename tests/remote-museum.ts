import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { drawPicture } from './gallery.ts';

/** A museum on this machine, with a manifest of two pictures, only one of them free to copy; returns its host. */
export async function startMuseum(): Promise<string> {
  const picture = await drawPicture(3);
  const server = createServer(({ url, headers: { host } }, answer) => {
    if (url === '/manifest') return void answer.end(manifestAt(`http://${host}`));
    if (url === '/broken') return void answer.end('{"type":"Manifest","items":[{"type":"Canvas"}]}');
    if (url === '/page') return void answer.end('<p>A page</p>');
    if (url === '/inside') return void answer.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    if (url === '/free/full/max/0/default.jpg') return void answer.end(picture);
    return void answer.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A manifest of two pictures: one that may be copied, one that may not. */
function manifestAt(origin: string): string {
  const canvas = (name: string, rights: string) => ({
    id: `${origin}/canvas/${name}`,
    type: 'Canvas',
    label: { en: [name] },
    width: 640,
    height: 420,
    rights,
    items: [
      {
        type: 'AnnotationPage',
        items: [
          {
            type: 'Annotation',
            body: {
              id: `${origin}/${name.toLowerCase()}.jpg`,
              type: 'Image',
              service: [{ id: `${origin}/${name.toLowerCase()}`, type: 'ImageService3', profile: 'level1' }],
            },
          },
        ],
      },
    ],
  });
  return JSON.stringify({
    '@context': 'http://iiif.io/api/presentation/3/context.json',
    id: `${origin}/manifest`,
    type: 'Manifest',
    label: { en: ['Two leaves'] },
    requiredStatement: { label: { en: ['Attribution'] }, value: { en: ['A museum'] } },
    items: [
      canvas('Free', 'http://creativecommons.org/publicdomain/zero/1.0/'),
      canvas('Closed', 'https://rightsstatements.org/vocab/InC/1.0/'),
    ],
  });
}
