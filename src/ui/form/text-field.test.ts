import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutToLength, textLength } from '../../rules/text-width.ts';

/** Each use of a text field in the product, with its length properties. */
const fields = globSync('src/**/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<TextField\b[\s\S]*?\/>/g)].map(([use]) => ({
    file,
    characters: /\bcharacters=\{([^{}]*)\}/.exec(use)?.[1],
    most: /\bmost=\{([^{}]*)\}/.exec(use)?.[1],
  })),
);
/** Fields limited by columns, whose server counts columns or allows twice as many characters. */
const measuredInColumns = ['limits.defaultTextLength', 'maxLengths.name', 'maxLengths.summary', '127', '500', '6'];

test('V02 V14 a field is limited in characters, as its server and its counter count, or in columns, as its server measures', () => {
  expect(fields.length).toBeGreaterThan(40);
  for (const { file, characters, most } of fields) {
    expect.soft(characters !== undefined && most !== undefined, `${file}: two bounds`).toBe(false);
    if (most !== undefined) expect.soft(measuredInColumns, `${file}: most={${most}}`).toContain(most);
  }
});

test('V02 a counter uses the limit of its field', () => {
  for (const file of globSync('src/**/*.tsx')) {
    const source = readFileSync(file, 'utf8');
    for (const [, counted] of source.matchAll(/<Counter\b[^>]*?maxLength=\{([^{}]*)\}/g))
      expect
        .soft(
          fields.some((field) => field.file === file && field.characters === counted),
          `${file}: ${counted}`,
        )
        .toBe(true);
  }
});

test('V02 a text is cut by characters, Latin and Chinese alike', () => {
  for (const letter of ['a', '字', '𠀀']) {
    expect(textLength(cutToLength(letter.repeat(40), 18))).toBe(18);
    expect(cutToLength(letter.repeat(18), 18)).toBe(letter.repeat(18));
  }
});
