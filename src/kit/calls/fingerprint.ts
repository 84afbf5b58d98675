/** A random device id in localStorage; it identifies the browser and says nothing else about it. */
export function fingerprint(): string {
  try {
    const stored = localStorage.getItem('device');
    if (stored) return stored;
    const created = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
    localStorage.setItem('device', created);
    return created;
  } catch {
    return ''; // a browser without storage
  }
}
