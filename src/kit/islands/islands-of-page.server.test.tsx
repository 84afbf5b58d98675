import { DomUtils, parseDocument } from 'htmlparser2';
import { useId, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useText } from '../reader.tsx';
import { DrawIslandContext, Island } from './island.tsx';
import { createIslandRenderer } from './islands-of-page.server.tsx';
import { pageDataId, type PageData } from './page-data.ts';

const dictionary = { 'site.name': 'Stele' };
const pageDataIn = (html: string) =>
  JSON.parse(DomUtils.textContent(DomUtils.getElementById(pageDataId, parseDocument(html))!)) as PageData;

function draw(page: ReactNode) {
  const failures: unknown[] = [];
  const islands = createIslandRenderer(
    { language: 'en', dictionary, t: (key) => `<${key}>`, texts: 'en-1' },
    (error) => void failures.push(error),
  );
  const html = renderToStaticMarkup(
    <DrawIslandContext value={islands.draw}>
      <main>{page}</main>
      <islands.PropsOfIslands />
    </DrawIslandContext>,
  );
  const root = parseDocument(html);
  const data = pageDataIn(html);
  const drawn = DomUtils.findAll((element) => 'data-island' in element.attribs, root.children);
  return { html, data, failures, islands: drawn.map(({ attribs }) => attribs) };
}

function Field({ label }: { label: string }) {
  const id = useId();
  const text = useText();
  return (
    <label htmlFor={id}>
      {label} {text('site.name')} <input id={id} />
    </label>
  );
}
function Broken(): ReactNode {
  throw new Error('broken');
}

test('islands name their code and their props; ids of two islands differ', () => {
  const { islands, data, html } = draw(
    <>
      <Island name="field" of={Field} props={{ label: 'a' }} />
      <Island name="field" of={Field} props={{ label: 'b' }} wake="touch" />
    </>,
  );
  expect(islands).toMatchObject([
    { 'data-island': 'field', 'data-wake': 'seen' },
    { 'data-island': 'field', 'data-wake': 'touch' },
  ]);
  expect(islands.map((island) => data.props[Number(island['data-place'])])).toEqual([{ label: 'a' }, { label: 'b' }]);
  const ids = [...html.matchAll(/ id="([^"]+)"\/>/g)].map(([, id]) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
  expect(html).toContain('Stele');
});

test('long props of the first island of a name are loaded separately if there is an address for them', () => {
  const long = { label: 'a'.repeat(5000) };
  const islands = createIslandRenderer(
    { language: 'en', dictionary, t: (key) => key, texts: 'en-1' },
    () => {},
    (hash) => `/late/${hash}`,
  );
  const html = renderToStaticMarkup(
    <DrawIslandContext value={islands.draw}>
      <Island name="field" of={Field} props={{ label: 'short' }} />
      <Island name="long" of={Field} props={long} />
      <Island name="long" of={Field} props={long} />
      <islands.PropsOfIslands />
    </DrawIslandContext>,
  );
  const data = pageDataIn(html);
  const { json: bytes, hash } = islands.lateProps()!;
  const json = bytes.toString();
  expect(data).toMatchObject({ props: [{ label: 'short' }, null, long], late: `/late/${hash}` });
  expect(JSON.parse(json)).toEqual({ long });
});

test('X07 props cannot close the element that contains them', () => {
  const label = '</script><script>alert(1)</script><!--<script>';
  const { data, html } = draw(<Island name="field" of={Field} props={{ label }} />);
  expect(data.props).toEqual([{ label }]);
  expect(html.match(/<script/g)).toHaveLength(1);
});

test('faults (an island that throws): it shows an error in its place, the others keep their own props', () => {
  const { islands, data, failures, html } = draw(
    <>
      <Island name="broken" of={Broken} props={{}} />
      <Island name="field" of={Field} props={{ label: 'a' }} />
    </>,
  );
  expect(failures).toMatchObject([{ message: 'broken' }]);
  expect(html).toMatch(/<p role="alert"[^>]*>&lt;island.failed&gt;<\/p>/);
  expect(islands.map((island) => data.props[Number(island['data-place'])])).toEqual([{ label: 'a' }]);
});

test('a nested island is an ordinary component', () => {
  const Outer = () => (
    <section>
      <Island name="field" of={Field} props={{ label: 'a' }} />
    </section>
  );
  const { islands } = draw(<Island name="outer" of={Outer} props={{}} />);
  expect(islands.map((island) => island['data-island'])).toEqual(['outer']);
});
