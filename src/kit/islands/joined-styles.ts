/**
 * Vite loads the style sheet of a module that comes late unless a link to it stands in the page. What is joined in the
 * page's own sheet (kit/pages/page-files.server.ts) gets one here that loads nothing.
 */
export function linkJoinedStyles(): void {
  const { holds } = document.querySelector<HTMLLinkElement>('link[data-holds]')!.dataset;
  for (const name of holds!.split(' ')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', disabled: true, href: `/assets/${name}.css` });
    document.head.append(link);
  }
}
