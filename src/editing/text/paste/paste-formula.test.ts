import { expect, test } from 'vitest';
import { readPaste } from './paste.ts';

const mathml = (inside: string, attributes = '') =>
  `<math xmlns="http://www.w3.org/1998/Math/MathML"${attributes}>${inside}</math>`;
const wikipedia = (inside: string) => `<span class="mwe-math-element mwe-math-element-inline">${inside}</span>`;
const picture = (alt: string) =>
  `<img src="https://wikimedia.org/x" class="mwe-math-fallback-image-inline mw-invert" aria-hidden="true" alt="${alt}">`;

test('issue 33 (8) a formula is pasted as its source text, its annotation or its picture', () => {
  for (const formula of [
    wikipedia(
      `<span style="display: none;">${mathml('<semantics><mi>E</mi></semantics>', ' alttext="{\\displaystyle E&lt;mc^{2}}"')}</span>${picture('{\\displaystyle E&lt;mc^{2}}')}`,
    ),
    wikipedia(picture('{\\displaystyle E&lt;mc^{2}}')),
    picture('E&lt;mc^{2}'),
    mathml('<semantics><mi>E</mi><annotation encoding="application/x-tex">E&lt;mc^{2}</annotation></semantics>'),
    `<span class="katex"><span class="katex-mathml">${mathml('<semantics><mi>E</mi><annotation encoding="application/x-tex">E&lt;mc^{2}</annotation></semantics>')}</span><span class="katex-html" aria-hidden="true">E&lt;mc2</span></span>`,
  ])
    expect(readPaste(`<p>So ${formula} holds.</p>`)).toMatchObject({
      html: '<p>So E&lt;mc^{2} holds.</p>',
      formulas: 0,
    });
});

test('issue 33 (8) a formula without a text form is counted as left out', () => {
  expect(
    readPaste(`<p>One ${mathml('<mi>E</mi>')}, two ${wikipedia('<img src="https://wikimedia.org/x" alt="">')}.</p>`),
  ).toMatchObject({ html: '<p>One , two .</p>', formulas: 2 });
});

test('issue 33 (8) a formula between paragraphs becomes a paragraph', () => {
  expect(
    readPaste(`<p>One.</p><div class="mwe-math-element mwe-math-element-block">${picture('x^{2}')}</div><p>Two.</p>`)
      .html,
  ).toBe('<p>One.</p><p>x^{2}</p><p>Two.</p>');
});
