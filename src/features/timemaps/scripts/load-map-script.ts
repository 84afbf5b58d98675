import type { PageRequest } from '../../../kit/pages/page.ts';
import { mapScript } from './contract.ts';

/** A member's map, for its page and for its embeddable page. */
export async function loadMapScript({ call, origin, language, say, params }: PageRequest<{ id: string }>) {
  const shown = await call(mapScript, { id: params.id });
  const { name, description } = shown.script;
  return {
    shown,
    head: {
      origin,
      language,
      siteName: say('site.name'),
      title: name,
      description: description || say('mapScript.map', { name }),
      canonical: `/mapscript/${encodeURIComponent(shown.id)}`,
      alternates: {},
    },
  };
}
