import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { SvgPainter, withOpacity } from './painter.ts';

/** Elements by name and all text, as an XML parser reads it; fails if tags do not close in order. */
function read(svg: string) {
  const open: string[] = [],
    names: string[] = [],
    texts: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name) => void (open.push(name), names.push(name)),
      ontext: (text) => void texts.push(text),
      onclosetag: (name) => expect(open.pop()).toBe(name),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(svg);
  expect(open).toEqual([]);
  return { names, text: texts.join('') };
}

test('R01 a picture as SVG has what was drawn, and names stay text', () => {
  const painter = new SvgPainter(),
    hostile = `<script>alert("1")</script> & 'so' \u0000\uffff`;
  painter.box(0, 0, 100, 50, 'rgb(1, 2, 3)', 0.5, 2);
  painter.clip(0, 0, 50, 50, () => {
    painter.fade(0, 0, 20, 10, 'rgb(1, 2, 3)', 0, 1);
    painter.line(0, 0, 10, 10, 'red', 1, 2, [4, 3]);
    painter.polygon([0, 0, 1, 1, 2, 0], 'red', 1, true);
    painter.disc(5, 5, 3, 'red');
    painter.frame(0, 0, 5, 5, 'red', 1, 2);
    painter.text(hostile, 10.04, 20, '600 12px "Noto Sans", sans-serif', 'red', 'center');
  });
  const { names, text } = read(painter.toFile(100, 50, { title: hostile, lang: 'en' }));
  expect(names).toEqual(
    expect.arrayContaining(['svg', 'clipPath', 'linearGradient', 'rect', 'line', 'polygon', 'circle', 'text']),
  );
  expect(names).not.toContain('script');
  expect(text).toContain('<script>alert("1")</script>');
  expect(text).not.toContain('\u0000');
});

test('R01 a resolved colour takes an opacity', () => {
  expect(withOpacity('rgb(219, 169, 90)', 0.25)).toBe('rgba(219, 169, 90, 0.25)');
});
