/** Processes items in sequence while the next one is being read; stops when `work` returns true. */
export async function processWhileReading<T>(
  items: AsyncGenerator<T>,
  work: (item: T) => Promise<boolean>,
): Promise<void> {
  let next = items.next();
  try {
    for (let result = await next; !result.done; result = await next) {
      next = items.next();
      next.catch(() => {}); // rethrown when awaited
      if (await work(result.value)) return;
    }
  } finally {
    await next.catch(() => {});
    await items.return(undefined);
  }
}
