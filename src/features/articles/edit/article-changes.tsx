import type { ReactNode } from 'react';
import type { Reader } from '../../../kit/reader.tsx';
import { readPictureAddress } from '../../../rules/picture-address.ts';
import type { TextKey } from '../../../kit/texts.ts';
import { articleKinds, articleTypes, coverModes } from '../rules.ts';
import type { ChangesView } from '../../../editing/revisions/face/changes-view.ts';
import { ReviewPicture } from '../../../editing/revisions/face/pictures/compared-picture.tsx';

/** Codes that are stored for an article's kind, origin and cover, with the key of their translations. */
const codes: Record<string, { of: readonly string[]; key: string }> = {
  kind: { of: articleKinds, key: 'article.kind' },
  type: { of: articleTypes, key: 'articleWriting.type' },
  cover: { of: coverModes, key: 'articleWriting.cover' },
};
function renderLine(field: string, line: string, { t }: Reader): ReactNode {
  if (['cover', 'headImage'].includes(field) && readPictureAddress(line)) return <ReviewPicture url={line} />;
  const fieldCodes = codes[field];
  return fieldCodes?.of.includes(line) ? t(`${fieldCodes.key}.${line}` as TextKey) : null;
}

export const articleChanges: ChangesView = { renderLine };
