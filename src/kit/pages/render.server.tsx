import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { httpStatusOf, type ErrorName } from '../../rules/errors.ts';
import { asFailure } from '../calls/api.server.ts';
import { DrawIslandContext } from '../islands/island.tsx';
import { createIslandRenderer, type DeferredProps } from '../islands/islands-of-page.server.tsx';
import { deferredPropsAddress } from '../islands/deferred-props-address.ts';
import { ReaderProvider } from '../reader.tsx';
import type { Dictionary } from '../texts.ts';
import { isEmbed } from './page-address.ts';
import { Redirect, type DocumentProps, type PageContext, type PageModule } from './page.ts';
import type { loadPageFiles } from './page-files.server.ts';
import type { Route } from './routes.ts';

export interface Documents {
  Document: ComponentType<DocumentProps>;
  ErrorPage: ComponentType<{ status: number; name: ErrorName }>;
  files: ReturnType<typeof loadPageFiles>;
  dictionaryFor(language: PageContext['language']): Dictionary;
  textsVersion(language: PageContext['language']): string;
  /** Sites that may show pages in a frame; `*` for any. */
  embedHosts: readonly string[];
  onTrouble(error: unknown): void;
}

export type RenderResult =
  | { redirect: string }
  /**
   * `isKept`: whether it may be cached until something on it is published. `late`: props of its islands that are loaded
   * separately.
   */
  | { html: string; status: number; isKept: boolean; late: DeferredProps | null };

/** Renders the page of a route, or the not-found page without one, as a whole document. */
export async function renderPage(
  documents: Documents,
  pageContext: PageContext,
  match: { route: Route; params: object } | null,
  emptySections: readonly string[] = [],
): Promise<RenderResult> {
  const { files } = documents;
  try {
    if (!match) return errorDocument('pageNotFound');
    const page = (await match.route.load()) as PageModule;
    const loaded = (await page.loader?.({ ...pageContext, params: match.params })) ?? {};
    const status = page.status?.(loaded as never) ?? 200;
    const mayBeKept = status === 200 && page.isKept !== false;
    const { isWhole, ...pageDocument } = documentOf(
      {
        head: page.head?.(loaded as never),
        children: createElement(page.default as ComponentType<object>, loaded),
        styles: files.stylesOf(match.route.pattern),
      },
      // Frames of other sites request nothing; an uncached page has no late props to request.
      mayBeKept && !isEmbed(pageContext.url.pathname),
    );
    return { ...pageDocument, status, isKept: mayBeKept && isWhole };
  } catch (error) {
    if (error instanceof Redirect) return { redirect: error.to };
    const { failure, isKnown } = asFailure(error);
    // A named failure is an answer, not a fault: only unexpected errors are logged.
    if (!isKnown) documents.onTrouble(error);
    return errorDocument(failure.errorName, isKnown ? undefined : 500);
  }

  function errorDocument(name: ErrorName, status = httpStatusOf(name)): RenderResult {
    const children = <documents.ErrorPage status={status} name={name} />;
    const { html } = documentOf({ head: null, children, styles: files.stylesOfDocument }, false);
    return { html, status, isKept: false, late: null };
  }

  function documentOf(content: Pick<DocumentProps, 'head' | 'children' | 'styles'>, mayBeLate: boolean) {
    const { language, t, url } = pageContext;
    const dictionary = documents.dictionaryFor(language);
    let isWhole = true;
    const { draw, PropsOfIslands, lateProps } = createIslandRenderer(
      { language, dictionary, t, texts: documents.textsVersion(language) },
      (error) => {
        isWhole = false;
        documents.onTrouble(error);
      },
      mayBeLate ? (hash) => deferredPropsAddress(language, hash, url.pathname + url.search) : undefined,
    );
    const html = renderToStaticMarkup(
      <ReaderProvider language={language} dictionary={dictionary}>
        <DrawIslandContext value={draw}>
          <documents.Document
            {...content}
            url={url}
            emptySections={emptySections}
            embedHosts={documents.embedHosts}
            script={files.script}
            end={<PropsOfIslands />}
            dictionaryFor={documents.dictionaryFor}
          />
        </DrawIslandContext>
      </ReaderProvider>,
    );
    return { html: `<!DOCTYPE html>${html}`, isWhole, late: lateProps() };
  }
}
