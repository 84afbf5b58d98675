import { expect, test } from 'vitest';
import { linesOf } from '../answers/text-lines.ts';
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

test('a picture stays with its caption, of which the tool shows neither text nor credit', () => {
  const figure = '<figure><img src="/media/a/b.webp" alt=""><figcaption>Bust</figcaption></figure>';
  const text = `<p>Lead.</p>${figure}<p>After it.</p><dl><dt>Born</dt><dd>63 BC</dd></dl><p>End.</p>`;
  const credited = text.replace('Bust', 'Bust<small class="credit">Photo</small>');
  const lines = linesOf(credited);
  expect(lines).toEqual(['Lead.', 'After it.', 'Born', '63 BC', 'End.']);
  expect(replaceSection(text, 'en', { number: 0, lines, ending: '' })).toBe('unchanged');
  expect(replaceSection(text, 'en', { number: 0, lines: ['New.'], ending: '' })).toMatchObject({
    body: `<p>New.</p>${figure}`,
  });
});

test('a second change in a draft keeps the notes, although the first one has added some before them', () => {
  const note = '<span note-id="">x</span>';
  const published = `<p>Lead.</p><h2>Life</h2><p>Born${note} in Rome.</p>`;
  const draft = published.replace('Lead.', `Lead.</p><p>New.${note}`);
  const change = { number: 1, lines: ['Born1 in Rome.', 'Died.'], ending: '', published };
  expect(replaceSection(draft, 'en', change)).toMatchObject({ body: `${draft}<p>Died.</p>` });
  // Without its lead the draft has the sections of the published text.
  expect(replaceSection(published.replace('<p>Lead.</p>', ''), 'en', change)).toMatchObject({ title: 'Life' });
});

test('a change of one item of a list keeps the links and notes of the others', () => {
  const [one, two, three] = ['One', 'Two', 'Three'].map((name) => `<li><a ref-id="${name}">${name}</a></li>`) as [
    string,
    string,
    string,
  ];
  const list = (...items: string[]) => `<ol start="3">${items.join('')}</ol>`,
    text = `<p>Lead.</p>${list(one, two, three)}<p>End.</p>`;
  const change = (lines: string[]) => replaceSection(text, 'en', { number: 0, lines, ending: '<i></i>' });
  expect(change(['Lead.', 'One', 'Deux', 'Three', 'End.'])).toMatchObject({
    body: `<p>Lead.</p>${list(one, '<li>Deux<i></i></li>', three)}<p>End.</p>`,
  });
  expect(change(['Lead.', 'One', 'Two', 'Four', 'End.'])).toMatchObject({
    body: `<p>Lead.</p>${list(one, two)}<p>Four<i></i></p><p>End.</p>`,
  });
  expect(change(['Lead.', 'End.'])).toMatchObject({ body: '<p>Lead.</p><p>End.</p>' });
  expect(change(['Lead.', 'One', 'Two', 'Three', 'End.'])).toBe('unchanged');
});

test('one of two equal lines can be left out', () =>
  expect(replaceSection('<p>A</p><p>A</p>', 'en', { number: 0, lines: ['A'], ending: '' })).toMatchObject({
    body: '<p>A</p>',
  }));

test('the end of a long section cannot be lost by an assistant that has read only its first part', () => {
  const paragraphs = Array.from({ length: 30 }, (_, at) => `${at} ${'word '.repeat(100).trim()}`);
  const long = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
  const change = (lines: string[]) => replaceSection(long, 'en', { number: 0, lines, ending: '' });
  expect(change([...paragraphs.slice(0, 23), 'New.'])).toBe('endMissing');
  expect(change([...paragraphs.slice(0, 23), 'New.', ...paragraphs.slice(25)])).toMatchObject({ title: '' });
});
