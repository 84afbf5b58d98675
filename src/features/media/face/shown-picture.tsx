import { readPictureAddress, srcSetOf } from '../../../rules/picture-address.ts';

/**
 * A picture of ours in the width that fits, its place kept before it comes. `sizes` is how wide it is shown, as HTML
 * says it; `eager` what is seen at once.
 */
export function ShownPicture({
  url,
  alt,
  sizes,
  eager = false,
}: {
  url: string;
  alt: string;
  sizes: string;
  eager?: boolean;
}) {
  const kept = readPictureAddress(url);
  return (
    <img
      src={url}
      srcSet={srcSetOf(url)}
      sizes={sizes}
      alt={alt}
      width={kept?.width}
      height={kept?.height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}
