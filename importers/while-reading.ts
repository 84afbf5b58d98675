/** Processes items in sequence while the next one is being read; stops when `work` returns true. */
export async function whileReading<T>(all: AsyncGenerator<T>, work: (one: T) => Promise<boolean>): Promise<void> {
  let next = all.next();
  try {
    for (let one = await next; !one.done; one = await next) {
      next = all.next();
      next.catch(() => {}); // rethrown when awaited
      if (await work(one.value)) return;
    }
  } finally {
    await next.catch(() => {});
    await all.return(undefined);
  }
}
