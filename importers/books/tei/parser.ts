import sax from 'sax';
import { bytesOf } from '../../files.ts';
import { dropInvalidCharacters } from '../inline.ts';
import { BookRefusal } from '../record.ts';

/** Maximum nesting of elements; editions have a dozen. */
export const maxDepth = 100;
/** Entities of older editions that XML does not define; any others that a DTD would declare are dropped and counted. */
const furtherEntities: Record<string, string> = {
  lpar: '(',
  rpar: ')',
  lsqb: '[',
  rsqb: ']',
  dagger: '†',
  hyphen: '-',
  stigma: 'ϛ',
  koppa: 'ϟ',
};

/** A parser that loads nothing: no DTD and no entities of the document, so entities cannot expand. */
export function teiParser(onLeftOut: (why: string) => void): sax.SAXParser {
  const parser = sax.parser(true, { position: true });
  const html = (sax as unknown as { ENTITIES: Record<string, string | number> }).ENTITIES;
  parser.ENTITIES = { ...html, ...furtherEntities } as Record<string, string>;
  parser.onerror = (error) => {
    if (!error.message.startsWith('Invalid character entity'))
      throw new BookRefusal(`line ${parser.line + 1}: ${error.message.split('\n')[0]}`);
    onLeftOut('an entity that its DTD would declare');
    parser.error = null as unknown as Error;
    parser.resume();
  };
  return parser;
}

/** The text of a file, decoded as it declares, in chunks. */
export async function* textChunksOf(path: string): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  for await (const bytes of bytesOf(path)) {
    decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true });
    yield decodeChunk(decoder, bytes);
  }
  if (decoder) yield decodeChunk(decoder, null);
}

function decodeChunk(decoder: TextDecoder, bytes: Uint8Array | null): string {
  try {
    return dropInvalidCharacters(bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode());
  } catch {
    throw new BookRefusal(`it is not written in ${decoder.encoding}`);
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  const statedEncoding = /encoding=["']([\w.:-]{1,40})["']/.exec(
    Buffer.from(bytes.subarray(0, 200)).toString('latin1'),
  )?.[1];
  try {
    return statedEncoding ? new TextDecoder(statedEncoding).encoding : 'utf-8';
  } catch {
    throw new BookRefusal(`its encoding ${statedEncoding} is not known`);
  }
}
