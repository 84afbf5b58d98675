import { expect, test } from 'vitest';
import type { Credits } from '../../media/face/publish-pictures.server.ts';
import { makeReading } from './reading.server.ts';

const hash = 'a'.repeat(43),
  src = `/media/image/${hash}-960x640.webp`;
const credits: Credits = new Map([
  [
    hash,
    {
      id: 'i',
      author: 'A & B',
      licence: 'CC-BY-SA-4.0',
      source: {
        title: 'Museo <del> Prado',
        author: null,
        year: null,
        where: 'P01',
        url: 'https://prado.example/?a=1&b="2"',
      },
    },
  ],
]);

test('a picture loads lazily in the width that fits, with its space reserved, and its credit below', () => {
  const { html } = makeReading(
    `<figure class="left" style="width:40%"><img src="${src}" alt="x" width="960" height="640"><figcaption>A <em>caption</em></figcaption></figure>`,
    'es',
    credits,
  );
  expect(html).toBe(
    `<figure class="left" style="width:40%"><img alt="x" src="${src}" width="960" height="640" srcset="${src.replace('.webp', '-480.webp')} 480w, ${src} 960w" sizes="(width < 48rem) 92vw, 268px" loading="lazy" decoding="async"><figcaption>A <em>caption</em><small class="credit">A &amp; B · <a href="https://prado.example/?a=1&amp;b=&quot;2&quot;" rel="noopener external">Museo &lt;del&gt; Prado, P01</a> · <a href="https://creativecommons.org/licenses/by-sa/4.0/" rel="noopener external">CC BY-SA 4.0</a></small></figcaption></figure>`,
  );
  expect(makeReading(`<figure><img src="${src}" alt="x"></figure>`, 'es', credits).html).toContain(
    '<figcaption><small class="credit">',
  );
  expect(makeReading(`<p>a<img src="${src}" alt="x"></p>`, 'es', credits).html).not.toContain('credit');
});
