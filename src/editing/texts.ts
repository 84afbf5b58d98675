import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import jp from './texts/jp.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };
import { textsIn } from '../kit/texts.ts';

export const editorTexts = textsIn({ zh, en, fr, es, jp });

declare module '../kit/texts.ts' {
  interface TextTables {
    editorTexts: typeof en;
  }
}
