import { DomHandler, type ChildNode } from 'domhandler';
import { Parser, type ParserOptions } from 'htmlparser2';
import { BookRefusal } from './record.ts';

/** Maximum nesting of elements; unclosed ones of careless books count too. */
const maxDepth = 200;

class BoundedHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length > maxDepth) throw new BookRefusal('its elements lie too deep within one another');
    super.onopentag(name, attributes);
  }
}

/** Parses HTML or XML. Throws a `BookRefusal` if elements are nested deeper than any text needs. */
export function parseBounded(text: string, options: ParserOptions): ChildNode[] {
  const handler = new BoundedHandler(undefined, options);
  new Parser(handler, options).end(text);
  return handler.root.children;
}
