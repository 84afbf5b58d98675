/**
 * Bare React on node:http: renders the markup of a page as elements, at `/stream` and `/string`. Argument: the file
 * with its HTML.
 */
import { parseDocument } from 'htmlparser2';
import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/**
 * Attributes whose React name differs in more than case; those with a hyphen keep it (aria-, data-) or lose it (SVG).
 */
const reactNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
  crossorigin: 'crossOrigin',
  tabindex: 'tabIndex',
  hreflang: 'hrefLang',
  datetime: 'dateTime',
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
  spellcheck: 'spellCheck',
  enterkeyhint: 'enterKeyHint',
  popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction',
  referrerpolicy: 'referrerPolicy',
  imagesizes: 'imageSizes',
  imagesrcset: 'imageSrcSet',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  readonly: 'readOnly',
  viewbox: 'viewBox',
};
const flags = new Set([
  'async',
  'defer',
  'hidden',
  'open',
  'disabled',
  'checked',
  'required',
  'nomodule',
  'multiple',
  'readonly',
  'inert',
  'itemscope',
]);

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function nameOf(attribute: string): string {
  return reactNames[attribute] ?? (/^(aria|data)-/.test(attribute) ? attribute : camelCase(attribute));
}

function styleOf(css: string): Record<string, string> {
  const pairs = css
    .split(';')
    .filter((declaration) => declaration.trim())
    .map((declaration) => /^([^:]+):(.*)$/s.exec(declaration)!);
  return Object.fromEntries(
    pairs.map(([, name, value]) => [
      name!.trim().startsWith('--') ? name!.trim() : camelCase(name!.trim()),
      value!.trim(),
    ]),
  );
}

/** Creates the elements for every request, as a component does. */
function componentOf(node: Element): () => ReactNode {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(node.attribs))
    props[nameOf(name)] = name === 'style' ? styleOf(value) : flags.has(name) && value === '' ? true : value;
  if (node.name === 'script' || node.name === 'style') {
    const inside = node.children
      .filter(isText)
      .map(({ data }) => data)
      .join('');
    if (inside) props.dangerouslySetInnerHTML = { __html: inside };
    return () => createElement(node.name, props);
  }
  const children = node.children.map(partOf).filter((part) => part !== null);
  return () => createElement(node.name, props, ...children.map((part) => (typeof part === 'string' ? part : part())));
}

function partOf(node: ChildNode): (() => ReactNode) | string | null {
  if (isTag(node)) return componentOf(node);
  return isText(node) ? node.data : null; // React writes its own comments
}

const document = parseDocument(readFileSync(process.argv[2]!, 'utf8'), { lowerCaseAttributeNames: false });
const Page = componentOf(document.children.filter(isTag).find(({ name }) => name === 'html')!);

const server = createServer((request, response) => {
  if (request.url === '/cpu') {
    const { user, system } = process.cpuUsage();
    return response.end(String((user + system) / 1e6));
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (request.url!.startsWith('/string')) return response.end(`<!DOCTYPE html>${renderToString(createElement(Page))}`);
  const { pipe } = renderToPipeableStream(createElement(Page), {
    onAllReady: () => pipe(response),
    onError: (error) => {
      throw error;
    },
  });
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
