/** The picture in dropped or pasted data. */
export const findPictureFile = (given: DataTransfer | null): File | undefined =>
  [...(given?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/** Types offered by the file chooser. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
