import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { ReaderOf } from './kit/reader.tsx';
import type { Dictionary } from './kit/texts.ts';
import { readLanguage } from './rules/languages.ts';

const { language, texts } = document.documentElement.dataset;
const dictionary = (await (await fetch(texts!, { credentials: 'same-origin' })).json()) as Dictionary;

startTransition(() => {
  hydrateRoot(
    document,
    <ReaderOf language={readLanguage(language)!} dictionary={dictionary}>
      <HydratedRouter />
    </ReaderOf>,
  );
});
