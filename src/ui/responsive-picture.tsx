import { readPictureAddress, srcSetOf } from '../rules/picture-address.ts';

interface Props {
  url: string;
  alt: string;
  sizes: string;
  eager?: boolean;
}

/**
 * A stored picture in a fitting width, with its space reserved before it loads. `sizes` as in HTML; `eager` for
 * pictures visible at once.
 */
export function ResponsivePicture({ url, alt, sizes, eager = false }: Props) {
  const storedPicture = readPictureAddress(url);
  return (
    <img
      src={url}
      srcSet={srcSetOf(url)}
      sizes={sizes}
      alt={alt}
      width={storedPicture?.width}
      height={storedPicture?.height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}
