import type { PageRequest } from '../../../kit/pages/page.ts';
import { mapScript } from './contract.ts';

/** A member's map, for its page and for its embeddable page. */
export async function loadMapScript({ call, origin, language, t, params }: PageRequest<{ id: string }>) {
  const shownScript = await call(mapScript, { id: params.id });
  const { name, description } = shownScript.script;
  return {
    script: shownScript,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title: name,
      description: description || t('mapScript.map', { name }),
      canonical: `/mapscript/${encodeURIComponent(shownScript.id)}`,
      alternates: {},
    },
  };
}
