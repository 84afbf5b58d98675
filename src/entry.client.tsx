import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { ReaderProvider } from './kit/reader.tsx';
import type { Dictionary } from './kit/texts.ts';
import { readLanguage } from './rules/languages.ts';

const { language, texts } = document.documentElement.dataset;
const files = texts!
  .split(' ')
  .map(async (url) => (await (await fetch(url, { credentials: 'same-origin' })).json()) as Dictionary);
const dictionary: Dictionary = Object.assign({}, ...(await Promise.all(files)));

startTransition(() => {
  hydrateRoot(
    document,
    <ReaderProvider language={readLanguage(language)!} dictionary={dictionary}>
      <HydratedRouter />
    </ReaderProvider>,
  );
});
