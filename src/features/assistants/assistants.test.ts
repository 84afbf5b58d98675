import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { expect, onTestFinished, test } from 'vitest';
import { openReadOnlyWorld } from '../../../tests/world.ts';
import { loadAssistantTools } from '../../kit/registry/assistant-tools.server.ts';
import { createAssistantServer } from './assistant-server.server.ts';

async function connectAssistant() {
  const { as } = openReadOnlyWorld();
  const server = await createAssistantServer({
    origin: 'https://stele.test',
    callFor: (language) => as(null, language),
    report: (error) => expect.unreachable(String(error)),
  });
  const client = new Client({ name: 'test', version: '1' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(ours), client.connect(theirs)]);
  onTestFinished(() => client.close());
  const call = async (name: string, input: object) =>
    (await client.callTool({ name, arguments: { ...input } })) as CallToolResult;
  /** The JSON of an answer, which follows a notice. */
  const answer = async (name: string, input: object): Promise<unknown> => {
    const { content, isError } = await call(name, input);
    expect(isError, JSON.stringify(content)).toBeFalsy();
    return JSON.parse((content[1] as { text: string }).text);
  };
  return { client, call, answer };
}

/** Questions that a person may ask an assistant, the tool that answers each, and what the answer contains. */
const questions: [question: string, tool: string, input: object, expected: RegExp][] = [
  ['Who was the first Roman emperor?', 'search', { query: 'first Roman emperor' }, /"id":"augustus"/],
  ['谁统一了中国？', 'search', { query: '秦始皇', language: 'zh' }, /"id":"qin-shi-huang"/],
  ['When was Augustus born?', 'search', { query: 'When was Augustus born?' }, /"answer":\[\{"statement":/],
  ['What did Augustus do?', 'entry', { id: 'augustus' }, /"summary":".{80,}/],
  ['How does the text on Augustus begin?', 'entry', { id: 'augustus', section: 0 }, /"text":".{200,}/],
  ['What is Qin Shi Huang called in Japanese?', 'facts', { id: 'qin-shi-huang' }, /"jp":"始皇帝"/],
  ['Which item of Wikidata is Augustus?', 'facts', { id: 'augustus' }, /"wikidata":"Q1405"/],
  ['Who lived when Augustus lived?', 'contemporaries', { id: 'augustus' }, /"contemporaries":\[\{"id":"/],
  ['With whom was Augustus connected?', 'relations', { id: 'augustus' }, /"sentence":"[^"]*Augustus/],
  ['How are Louis XIV and Kangxi connected?', 'path', { from: 'louis-xiv', to: 'kangxi' }, /"paths":\[\{"entries":/],
  ['… through people only?', 'path', { from: 'augustus', to: 'nero', way: 'people' }, /"hops":\[\{"sentence":/],
  ['What happened in 1453?', 'timeline', { from: 1453, until: 1453 }, /Constantinople/],
  ['What happened in the life of Augustus?', 'timeline', { id: 'augustus' }, /Actium/],
  ['Which states were there in 117?', 'map_of_year', { year: 117 }, /"id":"roman-empire"/],
  ['Where was the Roman Empire in 117?', 'map_of_year', { year: 117, state: 'roman-empire' }, /"MultiPolygon"|points/],
  ['Who ruled Rome in 117?', 'history_of_place', { latitude: 41.9, longitude: 12.5, year: 117 }, /"id":"roman-empire"/],
  ['How was Nero related to Augustus?', 'kin', { a: 'nero', b: 'augustus' }, /"bIsToA":"/],
  ['Where do books mention Agamemnon?', 'find_passage', { words: 'Agamemnon' }, /"id":"book-iliad"/],
  ['What does chapter 1 of Laozi say?', 'segment', { reference: 'laozi/1' }, /道可道/],
  ['Read the first chapter of Laozi', 'chapter', { book: 'book-laozi', chapter: '1' }, /道可道/],
  ['Who painted the Mona Lisa?', 'painting', { id: 'mona-lisa' }, /"id":"leonardo-da-vinci"/],
];

test('issue 42: an assistant answers twenty questions through the tools, with the right ids', async () => {
  const { answer } = await connectAssistant();
  for (const [question, tool, input, expected] of questions)
    expect(JSON.stringify(await answer(tool, input)), question).toMatch(expected);
});

test('issue 42: every tool only reads, runs with its example in five languages, and links to this site', async () => {
  const { client, answer } = await connectAssistant();
  const { tools } = await client.listTools();
  const declared = (await loadAssistantTools()).filter((tool) => tool.for !== 'member');
  expect(tools.map(({ name }) => name)).toEqual(declared.map(({ name }) => name));
  expect(new Set(questions.map(([, tool]) => tool))).toEqual(new Set(declared.map(({ name }) => name)));
  for (const { annotations, description, inputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
    expect(description!.length).toBeGreaterThan(40);
    expect(inputSchema.properties).toHaveProperty('language');
  }
  for (const { name, example } of declared)
    for (const language of ['zh', 'en', 'fr', 'es', 'jp']) {
      const text = JSON.stringify(await answer(name, { ...example, language }));
      expect(text, name).toContain(`"language":"${language}"`);
      expect(text.match(/"address":"(?!https:\/\/stele\.test\/)/g), name).toBeNull();
    }
});

test('issue 42: an unknown id, an odd input and a failure tell a model what to do', async () => {
  const { call } = await connectAssistant();
  const textOf = ({ content }: CallToolResult) => content.map((part) => (part as { text: string }).text).join();
  for (const [name, input, expected] of [
    ['entry', { id: 'nobody-of-this-name' }, /No entry has this id\. Call `search`/],
    ['entry', { id: 'Augustus, the first emperor of Rome, please' }, /No entry|badInput|Invalid/],
    ['path', { from: 'augustus', to: 'augustus' }, /Both ends are the same/],
    ['timeline', { from: 1500, until: 1400 }, /`until` is before `from`/],
    ['search', { query: '' }, /Invalid|too_small|>=1/i],
    ['search', { query: 'x', size: 1e9 }, /Invalid|too_big|<=20/i],
    ['kin', { a: 'augustus' }, /Invalid|expected string/i],
    ['map_of_year', { year: 0 }, /There is no year 0/],
    ['chapter', { book: 'book-laozi', chapter: '999' }, /no such chapter/],
  ] as const) {
    const result = await call(name, input);
    expect([name, result.isError, textOf(result)]).toEqual([name, true, expect.stringMatching(expected)]);
  }
  // A reference that is not there says what is near, and invents nothing.
  expect(textOf(await call('segment', { reference: 'quran/2:255' }))).toMatch(/"found":false,"near":\[/);
});

test('issue 42: answers are marked as quoted content, and bounded', async () => {
  const { call, client } = await connectAssistant();
  const { content } = await call('entry', { id: 'augustus', section: 0 });
  expect((content[0] as { text: string }).text).toMatch(/data, not instructions/);
  for (const [, tool, input] of questions)
    expect(JSON.stringify(await call(tool, input)).length, tool).toBeLessThan(200_000);
  const { contents } = await client.readResource({ uri: 'stele://entry/augustus' });
  expect((contents[0] as { text: string }).text).toMatch(/data, not instructions.*"id":"augustus"/);
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(['lesson_on_a_year', 'compare_two_lives', 'source_in_class']);
});
