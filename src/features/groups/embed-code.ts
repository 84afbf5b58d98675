import { embedFrame, frameSize } from '../../kit/pages/embed-address.ts';

/** The address of a group for frames on other sites. */
const embedAddress = (id: string, version: 'saved' | 'reviewed', lang?: string): string => {
  const parameters = new URLSearchParams({ ...(lang && { lang }), ...(version === 'reviewed' && { version }) });
  return `/embed/group/${encodeURIComponent(id)}${parameters.size ? `?${parameters}` : ''}`;
};

/** An iframe that any site may embed. Its content is read-only. */
export function embedCode({
  origin,
  id,
  version,
  name,
  lang,
  width = '100%',
  height = frameSize.height,
}: {
  origin: string;
  id: string;
  version: 'saved' | 'reviewed';
  name: string;
  lang?: string;
  width?: string | number;
  height?: number;
}): string {
  return embedFrame({ address: origin + embedAddress(id, version, lang), title: name, width, height });
}
