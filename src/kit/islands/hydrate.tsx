import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readLanguage } from '../../rules/languages.ts';
import type { Dictionary } from '../texts.ts';
import { idPrefix, IslandRoot } from './island-root.tsx';

interface HydrationOptions {
  Component: (props: object) => ReactNode;
  props: object;
  dictionary: Dictionary;
  onAlive(): void;
  /** The island threw an error, now or later: it shows what the server rendered again. */
  onBroken(error: unknown): void;
}

export function hydrateIsland(
  island: HTMLElement,
  { Component, props, dictionary, onAlive, onBroken }: HydrationOptions,
): void {
  const rendered = island.innerHTML;
  const { language } = document.documentElement.dataset;
  startTransition(() => {
    const root = hydrateRoot(
      island,
      <IslandRoot language={readLanguage(language)!} dictionary={dictionary} onAlive={onAlive}>
        <Component {...props} />
      </IslandRoot>,
      {
        identifierPrefix: idPrefix(island.dataset.place!),
        onUncaughtError(error) {
          queueMicrotask(() => {
            root.unmount();
            island.innerHTML = rendered;
            onBroken(error);
          });
        },
      },
    );
  });
}
