import type { ApiTask } from '../registry/api-tasks.server.ts';
import { escapeXml } from '../markup.ts';
import { apiCode, languages } from '../../rules/languages.ts';

/** An example in one language, complete for copying. */
interface Example {
  language: string;
  code: string;
}

/** The examples of a task at a site. */
function examplesOf({ path, print }: ApiTask, origin: string): Example[] {
  const address = origin + path;
  return [
    { language: 'curl', code: `curl -s "${address}"` },
    {
      language: 'JavaScript',
      code: `const response = await fetch('${address}');\n${
        print
          ? `const reply = await response.json();\nconsole.log(${print.js});`
          : `console.log(await response.text());`
      }`,
    },
    {
      language: 'Python',
      code: print
        ? `import json, urllib.request\nwith urllib.request.urlopen("${address}") as response:\n    reply = json.load(response)\nprint(${print.python})`
        : `import urllib.request\nwith urllib.request.urlopen("${address}") as response:\n    print(response.read().decode())`,
    },
    {
      language: 'R',
      code: print
        ? `reply <- jsonlite::fromJSON("${address}")\nprint(${print.r})`
        : `writeLines(readLines("${address}", encoding = "UTF-8"))`,
    },
  ];
}

/** A page with a map, a timeline and a path in frames: nothing to install, and no script. */
const framesExample = (origin: string): string => {
  const frame = (path: string, title: string) =>
    `<iframe src="${origin}${path}" title="${title}" width="100%" height="460" style="border:0"></iframe>`;
  return [
    '<!doctype html>',
    '<html lang="en"><meta charset="utf-8"><title>1453</title>',
    '<h1>1453</h1>',
    frame('/embed/timemap?year=1453&amp;lang=en', 'The world in 1453'),
    frame('/embed/timeline?from=1400&amp;until=1500&amp;lang=en', 'The fifteenth century'),
    frame('/embed/relation/atobPath?id=mehmed-ii&amp;to=leonardo-da-vinci&amp;lang=en', 'From Mehmed II to Leonardo'),
    '</html>',
  ].join('\n');
};

/** The configuration of a program that speaks the Model Context Protocol. The token is only needed to propose drafts. */
const assistantExample = (origin: string): string =>
  JSON.stringify(
    {
      mcpServers: {
        stele: { type: 'http', url: `${origin}/mcp`, headers: { Authorization: 'Bearer stele_…' } },
      },
    },
    null,
    2,
  );

const codeBlock = (code: string, language: string) =>
  // One click selects all of it: the page has no script.
  `<pre style="overflow-x: auto; padding: 0.75em; border: 1px solid; user-select: all" tabindex="0" aria-label="${escapeXml(language)}"><code>${escapeXml(code)}</code></pre>`;

/** The tasks as the beginning of the page of calls. */
export function tasksHtml(tasks: readonly ApiTask[], origin: string): string {
  const idOf = (at: number) => `task-${at + 1}`;
  const items = tasks.map((task, at) => {
    const [first, ...others] = examplesOf(task, origin);
    return `<article id="${idOf(at)}"><h3>${escapeXml(task.title)}</h3><p>${escapeXml(task.about)}</p>
<p><a href="${escapeXml(task.path)}">${escapeXml(task.path)}</a></p>
${codeBlock(first!.code, first!.language)}
${others.map(({ language, code }) => `<details name="${idOf(at)}"><summary style="min-height: 2.75em">${language}</summary>${codeBlock(code, language)}</details>`).join('\n')}</article>`;
  });
  return `<div id="tasks"><h2>What you can do</h2>
<p>No key and no account are needed to read. Click a piece of code to select all of it. Every answer is in the language of <code>lang</code> (${languages.map(apiCode).join(', ')}); years before AD 1 are negative, and −221 is 221 BC.</p>
<ul>${tasks.map(({ title }, at) => `<li><a href="#${idOf(at)}">${escapeXml(title)}</a></li>`).join('')}<li><a href="#task-page">Show a map, a timeline and a path in your page</a></li><li><a href="#task-assistant">Let an assistant read, and propose drafts</a></li></ul>
${items.join('\n')}
<article id="task-page"><h3>Show a map, a timeline and a path in your page</h3><p>Save this as a file and open it. Other frames, colours and heights: the guide to reading, “Embed in your own page”.</p>
${codeBlock(framesExample(origin), 'HTML')}</article>
<article id="task-assistant"><h3>Let an assistant read, and propose drafts</h3><p>A program that speaks the Model Context Protocol takes a configuration of this form. Reading takes no token: leave out <code>headers</code>. With a token from your user centre the program also saves drafts in your name, which you submit: <a href="/help/assistants">how it works</a>.</p>
${codeBlock(assistantExample(origin), 'JSON')}</article>
<p><b>Limits</b> An address that asks too much gets 429 with the seconds to wait in <code>retry-after</code>. For everything, take the nightly dumps at <a href="/dumps/latest">/dumps/latest</a> where the site makes them. <b>Failures</b> have an HTTP status, a message in the language asked for, and a name in <code>data.error</code>. <b>Licence</b> Each answer names its sources; texts of the built-in world are CC BY-SA 4.0.</p></div>`;
}
