/**
 * Keeps what is made of a reply as long as the reply itself: replies in memory (calls/api.server.ts) are the same objects
 * until something in them is published. They are kept by language, so `rest` must depend on nothing but the language.
 */
export function derived<Reply extends object, Rest extends readonly unknown[], Made>(
  make: (reply: Reply, ...rest: Rest) => Made,
): (reply: Reply, ...rest: Rest) => Made {
  const made = new WeakMap<Reply, { value: Made }>();
  return (reply, ...rest) => {
    let kept = made.get(reply);
    if (!kept) made.set(reply, (kept = { value: make(reply, ...rest) }));
    return kept.value;
  };
}
