/** Default width and height of a frame, in pixels. */
export const frame = { width: 800, height: 520 };

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

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
  height = frame.height,
}: {
  origin: string;
  id: string;
  version: 'saved' | 'reviewed';
  name: string;
  lang?: string;
  width?: string | number;
  height?: number;
}): string {
  return embedFrame({ address: origin + embedAddress(id, version, lang), name, width, height });
}

/** An iframe of an address. */
export function embedFrame({
  address,
  name,
  width,
  height,
}: {
  address: string;
  name: string;
  width: string | number;
  height: number;
}): string {
  return `<iframe src="${escapeAttribute(address)}" title="${escapeAttribute(name)}" width="${width}" height="${height}" style="border:0" loading="lazy" allowfullscreen></iframe>`;
}
