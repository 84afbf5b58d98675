/**
 * Vite loads the style sheet of a lazy module unless the page has a link to it. For sheets that are joined into the
 * page's own (kit/pages/page-files.server.ts), this adds links that load nothing.
 */
export function linkJoinedStyles(): void {
  const { holds } = document.querySelector<HTMLLinkElement>('link[data-holds]')!.dataset;
  for (const name of holds!.split(' ')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', disabled: true, href: `/assets/${name}.css` });
    document.head.append(link);
  }
}
