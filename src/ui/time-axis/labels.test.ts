import { expect, test } from 'vitest';
import { textWidth } from '../../rules/text-width.ts';
import { AxisLabels, cutToRoom, shorten } from './labels.ts';

test('use A1 the name at the start of a title stays whole if the title is cut', () => {
  const shortened = (name: string, rest: string) => shorten({ title: name + rest, leads: name.length });
  expect(shortened('Second Punic War', ' · Sees the largest Roman army yet encircled')).toBe(
    'Second Punic War · Sees the large…',
  );
  expect(shortened('第二次布匿战争', '：坎尼之战，罗马最大的一支军队被围歼')).toMatch(/^第二次布匿战争：坎尼.*…$/);
  expect(shortened('Plato', ' · Founds the Academy outside Athens')).toBe('Plato · Founds the Academy ou…');
  expect(shorten({ title: 'Founds the Academy outside Athens' })).toBe('Founds the Academy outside At…');
  // A name longer than any label still gets a limited width.
  expect(textWidth(shortened('N'.repeat(200), ' · Is told'))).toBeLessThanOrEqual(46);
});

test('use B26 a label that would exceed the frame ends with an ellipsis', () => {
  expect(cutToRoom('Takes and sacks Delhi', 0.5)).toBe('Takes and…');
  expect(cutToRoom('Takes and sacks Delhi…', 0.5)).toBe('Takes and…');
  expect(cutToRoom('Takes and sacks Delhi', 0.1)).toBe('');
});

test('reading B14 a label uses the room that its row has; a cluster says a sentence or its short form, never a cut one', () => {
  const labels = new AxisLabels({
    measureText: (text: string) => ({ width: text.length * 10 }),
    font: '',
  } as CanvasRenderingContext2D);
  const stonehenge = 'Stonehenge · The great sarsen circle is raised';
  const cluster = { whole: 'Zhou dynasty · King Wu defeats Shang, and 6 more', brief: 'Zhou dynasty, and 6 more' };
  const titles = [
    { title: stonehenge, leads: 10 },
    { title: 'Zhou dynasty · King Wu defeats Shang', leads: 12, labels: cluster },
    { title: stonehenge, isLife: true },
  ];
  // So many that each title is shortened.
  labels.set([...titles, ...Array.from({ length: 40 }, () => ({ title: '' }))], '12px serif', 1100);
  expect(labels.labelWidths(0), 'a whole sentence first, then the short form').toEqual([
    460,
    labels.nameOf(0).length * 10,
  ]);
  expect(labels.labelWidths(1), 'a sentence that is too long gets no room of its own').toEqual([
    cluster.brief.length * 10,
  ]);
  expect(labels.labelWidths(2), 'a bar has room for a name').toEqual([labels.nameOf(2).length * 10]);
  labels.set(titles, '12px serif');
  expect(labels.longestName(0, 1000)).toBe(stonehenge);
  expect(labels.longestName(0, 400)).toMatch(/^Stonehenge · The great sarsen circle.*…$/);
  expect(labels.longestName(0, 0)).toBe(labels.nameOf(0));
  expect(labels.longestName(1, 1000)).toBe(cluster.whole);
  expect(labels.longestName(1, 400)).toBe('Zhou dynasty · King Wu defeats Shang');
  expect(labels.longestName(1, 300)).toBe(cluster.brief);
});
