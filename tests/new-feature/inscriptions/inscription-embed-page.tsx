import type { LoaderData } from '../../../src/kit/pages/page.ts';
import { languageTag } from '../../../src/rules/languages.ts';
import { loader } from './inscription-page.tsx';

/** `/embed/inscription/{id}`: for frames of other sites. */
export { head, loader } from './inscription-page.tsx';

export default function InscriptionEmbedPage({ inscription: { name, text, language } }: LoaderData<typeof loader>) {
  return (
    <article className="wrap" lang={languageTag(language)}>
      <h1>{name}</h1>
      <p>{text}</p>
    </article>
  );
}
