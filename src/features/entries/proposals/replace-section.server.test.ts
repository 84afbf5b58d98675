import { expect, test } from 'vitest';
import { replaceSection, writeParagraphs } from './replace-section.server.ts';

const body =
  '<p>Lead with a <a ref-id="rome" href="/detail/rome">link</a>.</p>' +
  '<figure><img src="/media/a/b.webp" alt=""></figure>' +
  '<h2>Life</h2><p>Born<span note-id="">Suetonius</span> in Rome.</p><ul><li>One</li><li>Two</li></ul><p>Died.</p>' +
  '<h2>After</h2><p>Deified.</p>';
const replace = (number: number, lines: string[], ending = '') => replaceSection(body, 'en', { number, lines, ending });

test('unchanged lines of a section keep their links, notes and lists; only new ones are paragraphs of plain text', () => {
  // As the tool `entry` returns them: a note is its number.
  expect(replace(1, ['Born1 in Rome.', 'One', 'Two', 'Died in <b>Nola</b> & was mourned.'], '<i>end</i>')).toEqual({
    title: 'Life',
    body: body.replace('<p>Died.</p>', '<p>Died in &#60;b&#62;Nola&#60;/b&#62; &#38; was mourned.<i>end</i></p>'),
  });
  expect(replace(2, ['Deified.', 'Forgotten.'])).toMatchObject({ body: `${body}<p>Forgotten.</p>` });
});

test('a picture of a section stays, lines that are left out go, and the other sections are untouched', () => {
  expect(replace(0, ['Another lead.'])).toEqual({
    title: '',
    body: body.replace(/^<p>.*?<\/p>/, '<p>Another lead.</p>'),
  });
  expect(replace(1, ['Born1 in Rome.', 'Died.'])).toMatchObject({ body: body.replace(/<ul>.*<\/ul>/, '') });
});

test('nothing new, an unknown section, and a text whose headings are nested are refused; an empty text gets a lead', () => {
  expect(replace(2, ['Deified.'])).toBe('unchanged');
  expect(replace(3, ['x'])).toBeNull();
  const nested = `<section><h2>Life</h2><p>Born.</p></section>`;
  expect(replaceSection(nested, 'en', { number: 0, lines: ['x'], ending: '' })).toBeNull();
  expect(replaceSection('', 'en', { number: 0, lines: ['First.', 'Second.'], ending: '' })).toEqual({
    title: '',
    body: '<p>First.</p><p>Second.</p>',
  });
  expect(writeParagraphs(['a', 'b'], '<i></i>')).toBe('<p>a</p><p>b<i></i></p>');
});
