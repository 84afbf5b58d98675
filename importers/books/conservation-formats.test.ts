import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBooks, type BookFiles } from '../../tests/book-files.ts';
import type { BookOptions } from './formats.ts';

/** Generated books of each format; `STELE_CONSERVATION_RUNS=10000` checks more than the suite. */
const numRuns = Number(process.env['STELE_CONSERVATION_RUNS'] ?? 60);
const timeout = 60_000 + numRuns * 100;

/** Words that never repeat: those that a book must have, and those that the format lets it leave out. */
class Words {
  readonly expected: string[] = [];
  #count = 0;
  #next(times: number): string[] {
    return Array.from({ length: times }, () => `w${++this.#count}x`);
  }
  addWords(times: number): string {
    const words = this.#next(times);
    this.expected.push(...words);
    return words.join(' ');
  }
  omit(times: number): string {
    return this.#next(times).join(' ');
  }
}

/** Expects each word of a source once in its books, or in the report. */
async function expectConserved(files: BookFiles, words: Words, options: BookOptions = {}): Promise<void> {
  const { books, refused, broken, without } = await readBooks(files, options);
  const reported = [...refused, ...broken, ...without].join('\n');
  const texts = books.flatMap(({ content, chapters }) => [
    ...content.volumes.flatMap((volume) => [volume.title, ...volume.chapters.map(({ title }) => title)]),
    ...Object.values(chapters).flatMap(({ segments }) =>
      segments.flatMap(({ html, notes = [] }) => [html, ...notes.map((note) => note.html)]),
    ),
  ]);
  const inBooks = new Map<string, number>();
  for (const word of texts.join('\n').match(/w\d+x/g) ?? []) inBooks.set(word, (inBooks.get(word) ?? 0) + 1);
  const lost = words.expected.filter((word) => !inBooks.has(word) && !reported.includes(word));
  // A file that cannot be read is one line of the report.
  if (lost.length && (refused.length || broken.some((line) => /cannot be read|not well-formed|ends/i.test(line))))
    return;
  expect(lost, `${JSON.stringify(files).slice(0, 3000)}\n${reported}`).toEqual([]);
  // A title may stand in the contents and above its text.
  const repeated = [...inBooks].filter(([, count]) => count > 2).map(([word]) => word);
  expect(repeated, JSON.stringify(files).slice(0, 3000)).toEqual([]);
}

const size = fc.integer({ min: 1, max: 5 });

const teiInline = [
  'plain',
  'hi',
  'foreign',
  'note',
  'choice',
  'app',
  'lb',
  'pb',
  'del',
  'gap',
  'name',
  'unknown',
  'q',
  'ref',
] as const;
const teiBlocks = [
  'p',
  'lg',
  'sp',
  'list',
  'table',
  'quote',
  'head',
  'figure',
  'closer',
  'stage',
  'ab',
  'strange',
] as const;
const teiDamage = ['none', 'none', 'none', 'noDivisions', 'noNumbers', 'cut', 'entity', 'noNamespace'] as const;

test('conservation: every word of a generated TEI text is in the book, or in the report', { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          n: fc.option(fc.integer({ min: 1, max: 4 })),
          blocks: fc.array(fc.tuple(fc.constantFrom(...teiBlocks), fc.constantFrom(...teiInline), size), {
            maxLength: 5,
          }),
          back: fc.boolean(),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      fc.constantFrom(...teiDamage),
      async (divisions, damage) => {
        const words = new Words();
        const inline = (kind: (typeof teiInline)[number], times: number): string =>
          ({
            plain: () => words.addWords(times),
            hi: () => `<hi rend="i">${words.addWords(times)}</hi>`,
            foreign: () => `<foreign xml:lang="la">${words.addWords(times)}</foreign>`,
            note: () => `<note place="foot"><p>${words.addWords(times)}</p><p>${words.addWords(1)}</p></note>`,
            choice: () => `<choice><sic>${words.omit(1)}</sic><corr>${words.addWords(times)}</corr></choice>`,
            app: () => `<app><lem>${words.addWords(1)}</lem><rdg>${words.addWords(1)}</rdg></app>`,
            lb: () => `${words.addWords(1)}<lb n="2"/>${words.addWords(1)}`,
            pb: () => `<pb n="3"/>${words.addWords(times)}`,
            del: () => `<del>${words.omit(times)}</del>`,
            gap: () => '<gap reason="lost"/>',
            name: () => `<persName>${words.addWords(times)}</persName>`,
            unknown: () => `<strangeThing>${words.addWords(times)}</strangeThing>`,
            q: () => `<q>${words.addWords(times)}</q>`,
            ref: () => `<ref target="https://e.org/">${words.addWords(times)}</ref>`,
          })[kind]();
        const block = ([kind, inner, times]: readonly [
          (typeof teiBlocks)[number],
          (typeof teiInline)[number],
          number,
        ]): string => {
          const text = `${words.addWords(1)} ${inline(inner, times)} ${words.addWords(1)}`;
          return {
            p: `<p>${text}</p>`,
            lg: `<lg><l n="1">${text}</l><l>${words.addWords(1)}</l></lg>`,
            sp: `<sp><speaker>${words.addWords(1)}</speaker><p>${text}</p></sp>`,
            list: `<list><head>${words.addWords(1)}</head><item>${text}</item></list>`,
            table: `<table><row><cell>${words.addWords(1)}</cell><cell>${text}</cell></row></table>`,
            quote: `<quote><p>${text}</p></quote>`,
            head: `<head>${text}</head>`,
            figure: `<figure><figDesc>${words.omit(2)}</figDesc></figure><p>${text}</p>`,
            closer: `<closer>${text}<signed>${words.addWords(1)}</signed></closer>`,
            stage: `<stage>${text}</stage>`,
            ab: `<ab>${text}</ab>`,
            strange: `<strangeBlock><p>${text}</p>${words.addWords(1)}</strangeBlock>`,
          }[kind];
        };
        // The order of evaluation gives words to blocks that are not chosen: only what is written counts.
        const parts = divisions.map(({ n, blocks, back }) => {
          const html = blocks.map(block).join('\n');
          return {
            back,
            html:
              damage === 'noDivisions'
                ? html
                : `<div${n === null || damage === 'noNumbers' ? '' : ` n="${n}"`}>${html}</div>`,
          };
        });
        const join = (isBack: boolean) =>
          parts
            .filter(({ back }) => back === isBack)
            .map(({ html }) => html)
            .join('\n');
        const body = `<text><body>${join(false) || `<p>${words.addWords(1)}</p>`}</body>${join(true) ? `<back>${join(true)}</back>` : ''}</text>`;
        const whole = `<TEI${damage === 'noNamespace' ? '' : ' xmlns="http://www.tei-c.org/ns/1.0"'}><teiHeader><fileDesc><titleStmt><title>T</title></titleStmt></fileDesc></teiHeader>${body}</TEI>`;
        const text =
          damage === 'cut'
            ? whole.slice(0, -Math.ceil(whole.length / 5))
            : damage === 'entity'
              ? whole.replace('</p>', '&odd;</p>')
              : whole;
        const written = new Set(whole.match(/w\d+x/g));
        words.expected.splice(0, Infinity, ...words.expected.filter((word) => written.has(word)));
        await expectConserved({ 'a.xml': text }, words, { format: 'tei' });
      },
    ),
    { numRuns },
  );
});

const aozoraLines = [
  'text',
  'large',
  'middle',
  'block',
  'ruby',
  'gaiji',
  'stress',
  'picture',
  'wrong',
  'warichu',
  'blank',
  'odd',
  'open',
] as const;
test('conservation: every word of a generated Aozora text is in the book, or in the report', { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...aozoraLines), size), { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      fc.constantFrom('\n', '\r\n'),
      async (plan, hasColophon, newline) => {
        const words = new Words();
        const lines = plan.flatMap(([kind, times]) => {
          const text = words.addWords(times).replaceAll(' ', '　');
          if (kind === 'blank') return [text, ''];
          if (kind === 'large') return [`［＃７字下げ］${text}［＃「${text}」は大見出し］`];
          if (kind === 'middle') return [`${text}［＃「${text}」は中見出し］`];
          if (kind === 'block') return ['［＃ここから中見出し］', text, '［＃ここで中見出し終わり］'];
          if (kind === 'ruby') return [`｜${text}《${words.addWords(1)}》`];
          if (kind === 'gaiji')
            return [`${text}※［＃「さんずい＋垂」、第3水準1-86-80］※［＃「危」の下に「${words.addWords(1)}」］`];
          if (kind === 'stress') return [`${text}［＃「${text}」に傍点］`];
          if (kind === 'picture') return [`${text}［＃挿絵（fig.png）入る］`];
          if (kind === 'wrong') return [`${text}［＃「${text}」は底本では「${words.addWords(1)}」］`];
          if (kind === 'warichu') return [`［＃割り注］${text}［＃割り注終わり］`];
          if (kind === 'odd') return [`${text}［＃${words.addWords(1)}という指示］`];
          if (kind === 'open') return [`${text}［＃閉じない`, `《${words.addWords(1)}`];
          return [`　${text}`];
        });
        const text = ['題名', '作者', '', ...lines, '', ...(hasColophon ? ['底本：「全集」', '入力：甲'] : [])].join(
          newline,
        );
        await expectConserved({ '1_ruby_1.txt': text }, words, { format: 'aozora' });
      },
    ),
    { numRuns },
  );
});

const kanripoLines = [
  'text',
  'star',
  'starTwo',
  'note',
  'drawer',
  'openDrawer',
  'page',
  'line',
  'entity',
  'blank',
  'preface',
] as const;
test('conservation: every word of a generated Kanripo text is in the book, or in the report', { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.tuple(fc.constantFrom(...kanripoLines), size), { minLength: 1, maxLength: 10 }), {
        minLength: 1,
        maxLength: 3,
      }),
      async (juans) => {
        const words = new Words();
        const files = Object.fromEntries(
          juans.map((plan, at) => {
            const lines = plan.flatMap(([kind, times], index) => {
              const text = words.addWords(times);
              if (kind === 'star') return [`* ${text}`];
              if (kind === 'starTwo') return [`** 1 ${text}`];
              if (kind === 'note') return [`兵者(${text})國之大事¶`];
              if (kind === 'drawer') return [':zhu:¶', `${text}¶`, `${words.addWords(1)}¶`, ':end:¶'];
              if (kind === 'openDrawer') return [':zhu:', `${text}¶`];
              if (kind === 'page') return [`<pb:KR9z0001_WYG_00${at + 1}-${index + 1}a>¶`, `${text}¶`];
              if (kind === 'line') return ['　　始計第一¶', `${text}¶`];
              if (kind === 'entity') return [`${text}&KR0001;¶`];
              if (kind === 'preface') return ['　序¶', `${text}¶`];
              return kind === 'blank' ? [`${text}¶`, ''] : [`${text}¶`];
            });
            const head = `# -*- mode: mandoku-view; -*-\n#+TITLE: 試子\n#+PROPERTY: ID KR9z0001\n`;
            return [`KR9z0001/KR9z0001_00${at + 1}.txt`, `${head}${lines.join('\n')}\n`];
          }),
        );
        await expectConserved(files, words, { format: 'kanripo' });
      },
    ),
    { numRuns },
  );
});

const texts = ['map', 'string', 'list', 'mixed', 'number', 'null', 'two'] as const;
test(
  'conservation: every label and value of a generated IIIF manifest is in the book, or in the report',
  { timeout },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          label: fc.constantFrom(...texts),
          canvases: fc.array(fc.tuple(fc.constantFrom(...texts), fc.constantFrom('ok', 'ok', 'ok', 'noId', 'text')), {
            minLength: 1,
            maxLength: 5,
          }),
          metadata: fc.array(
            fc.tuple(fc.constantFrom(...texts), fc.constantFrom(...texts), fc.constantFrom('ok', 'text', 'list')),
            { maxLength: 4 },
          ),
          ranges: fc.array(
            fc.tuple(
              fc.constantFrom(...texts),
              fc.array(fc.tuple(fc.nat(6), fc.constantFrom('canvas', 'specific', 'string', 'gone', 'inner')), {
                maxLength: 4,
              }),
            ),
            { maxLength: 3 },
          ),
          more: fc.constantFrom('none', 'summary', 'provider', 'odd'),
        }),
        async ({ label, canvases, metadata, ranges, more }) => {
          const words = new Words();
          const text = (kind: (typeof texts)[number]): unknown =>
            ({
              map: () => ({ en: [words.addWords(1)] }),
              string: () => words.addWords(1),
              list: () => [words.addWords(1)],
              mixed: () => ({ en: words.addWords(1) }),
              number: () => 1654,
              null: () => null,
              two: () => ({ en: [words.addWords(1)], de: [words.addWords(1)] }),
            })[kind]();
          const idOf = (at: number) => `https://e.org/c${at}`;
          const manifest = {
            '@context': 'http://iiif.io/api/presentation/3/context.json',
            id: 'https://e.org/m',
            type: 'Manifest',
            label: text(label),
            metadata: metadata.map(([name, value, form]) =>
              form === 'ok'
                ? { label: text(name), value: text(value) }
                : form === 'text'
                  ? words.addWords(1)
                  : [words.addWords(1)],
            ),
            items: [
              { id: 'https://e.org/first', type: 'Canvas', label: { en: ['first'] } },
              ...canvases.map(([name, form], at) =>
                form === 'text'
                  ? words.addWords(1)
                  : {
                      ...(form === 'ok' && { id: idOf(at) }),
                      type: 'Canvas',
                      label: form === 'ok' ? { none: [String(at)] } : text(name),
                    },
              ),
            ],
            structures: ranges.map(([name, parts], at) => ({
              id: `https://e.org/r${at}`,
              type: 'Range',
              label: text(name),
              items: parts.map(([canvas, form]) => {
                if (form === 'canvas') return { id: idOf(canvas), type: 'Canvas' };
                if (form === 'specific')
                  return { type: 'SpecificResource', source: { id: idOf(canvas), type: 'Canvas' } };
                if (form === 'string') return idOf(canvas);
                if (form === 'gone') return { id: `https://e.org/gone-${words.addWords(1)}`, type: 'Canvas' };
                return { type: 'Range', label: text(name), items: [{ id: idOf(canvas), type: 'Canvas' }] };
              }),
            })),
            ...(more === 'summary' && { summary: { en: ['a summary'] } }),
            ...(more === 'odd' && { strange: { deep: [words.omit(1)] } }),
          };
          const { books, refused, broken, omitted, notices } = await readManifestReport(JSON.stringify(manifest));
          const found = JSON.stringify(books) + [refused, broken, omitted, notices].flat().join('\n');
          expect(
            words.expected.filter((word) => !found.includes(word)),
            `${JSON.stringify(manifest)}\n${found}`,
          ).toEqual([]);
        },
      ),
      { numRuns },
    );
  },
);

async function readManifestReport(manifest: string) {
  const { openBooks } = await import('./formats.ts');
  const { folderOf } = await import('../../tests/book-files.ts');
  const books: unknown[] = [],
    refused: string[] = [],
    lines: Record<'broken' | 'omitted' | 'notices', string[]> = { broken: [], omitted: [], notices: [] };
  for await (const item of (await openBooks(folderOf({ 'm.json': manifest }), { format: 'iiif' })).read()) {
    for (const list of ['broken', 'omitted', 'notices'] as const)
      if (list in item)
        lines[list].push(
          ...((item as Record<typeof list, { where: string; why: string }[] | undefined>)[list] ?? []).map(
            ({ where, why }) => `${where}: ${why}`,
          ),
        );
    if ('refused' in item) refused.push(item.refused);
    else {
      books.push(item.record.content);
      for await (const chapter of item.record.chapters) books.push(chapter);
    }
  }
  return { books, refused, ...lines };
}
