import type { Settings } from '../../../kit/settings.server.ts';
import { localTextModel } from './local-text-model.server.ts';
import { remoteTextModel } from './remote-text-model.server.ts';
import type { TextModel } from '../../../kit/registry/search-engine.server.ts';

/** The model that the operator names, a service before a file; null if none is named. */
export function textModelOf(
  settings: Pick<Settings, 'EMBEDDINGS_URL' | 'EMBEDDINGS_KEY' | 'EMBEDDINGS_MODEL' | 'TEXT_MODEL'>,
): TextModel | null {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_KEY: key, EMBEDDINGS_MODEL: model, TEXT_MODEL: file } = settings;
  if (url !== undefined) return remoteTextModel(url, { key, model });
  return file === undefined ? null : localTextModel(file);
}
