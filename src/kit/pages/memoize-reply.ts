/**
 * Caches a value derived from a reply for as long as the reply exists: cached replies (calls/api.server.ts) are the
 * same objects until they are invalidated. Replies are cached by language, so `rest` may depend only on the language.
 */
export function memoizeByReply<Reply extends object, Rest extends readonly unknown[], Made>(
  make: (reply: Reply, ...rest: Rest) => Made,
): (reply: Reply, ...rest: Rest) => Made {
  const cache = new WeakMap<Reply, { value: Made }>();
  return (reply, ...rest) => {
    let entry = cache.get(reply);
    if (!entry) cache.set(reply, (entry = { value: make(reply, ...rest) }));
    return entry.value;
  };
}
