import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { languages, languageTag } from '../../rules/languages.ts';
import { translateFor } from '../registry/texts.server.ts';
import { renderRefusalPage } from './refusal.server.ts';

test.each(languages)('a client that requests too many pages reads why and how long, in %s', (language) => {
  const page = renderRefusalPage(translateFor(language), language, 42);
  const { status, headers, body } = page.answer({});
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([429, '42', 'no-store']);
  const html = parseDocument(body.toString());
  const [document] = DomUtils.getElementsByTagName('html', html);
  expect(document!.attribs.lang).toBe(languageTag(language));
  const text = DomUtils.textContent(DomUtils.getElementsByTagName('main', html));
  expect(text).toContain(translateFor(language)('error.tooManyRequests'));
  expect(text).toContain('42');
});
