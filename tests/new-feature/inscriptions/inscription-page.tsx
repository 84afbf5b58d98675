import { Comments } from '../../../src/features/social/face/comments.tsx';
import { SocialBar } from '../../../src/features/social/face/social-bar.tsx';
import type { LoaderData, PageRequest } from '../../../src/kit/pages/page.ts';
import { useReader } from '../../../src/kit/reader.tsx';
import { languageTag } from '../../../src/rules/languages.ts';
import { languageAlternates, pageMeta } from '../../../src/ui/page-meta.tsx';
import { publishedInscription } from './contract.ts';
import { inscriptionAddress } from './rules.ts';

/** `/inscription/{id}`: what is written on a stone. */
export async function loader({ call, origin, language, t, params }: PageRequest<{ id: string }>) {
  const { id, inscription } = await call(publishedInscription, { id: params.id });
  const canonical = inscriptionAddress(id);
  return {
    id,
    inscription,
    head: {
      language,
      origin,
      siteName: t('site.name'),
      title: inscription.name,
      description: inscription.text,
      canonical,
      alternates: languageAlternates(canonical),
    },
  };
}

export const head = (loaded: LoaderData<typeof loader>) => pageMeta(loaded.head);

export default function InscriptionPage({ id, inscription }: LoaderData<typeof loader>) {
  const { t } = useReader();
  const { name, text, language } = inscription;
  return (
    <article className="wrap page">
      <p className="ui">{t('desk.module.inscription')}</p>
      <h1 lang={languageTag(language)}>{name}</h1>
      <p lang={languageTag(language)}>{text}</p>
      <footer>
        <SocialBar thingId={id} id={id} type="inscription" title={name} />
        <Comments thingId={id} id={id} type="inscription" />
      </footer>
    </article>
  );
}
