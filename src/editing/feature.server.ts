import type { ServerFeature } from '../kit/registry/feature.server.ts';
import { editorTexts } from './texts.ts';

export const editingFeature: ServerFeature = { texts: editorTexts };
