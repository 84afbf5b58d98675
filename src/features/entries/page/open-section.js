/*
 * A script of its own, before the first paint: browsers match :target only some time after the document was read, when
 * the section would open after it was painted closed. Marks the section of the hash as soon as it is parsed, until the
 * hash changes.
 */
let id = '';
try {
  id = decodeURIComponent(location.hash.slice(1));
} catch {
  // A malformed hash names no section.
}
if (id) {
  const observer = new MutationObserver(() => {
    const section = document.getElementById(id)?.closest('.view');
    if (!section) return;
    observer.disconnect();
    section.dataset.opened = '';
    addEventListener('hashchange', () => delete section.dataset.opened, { once: true });
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true });
}
