import { expect, onTestFinished, test } from 'vitest';
import { connectTabs, type LeaderState } from './tab-connection.ts';

let names = 0;
/** Tabs of one browser that have the same part open. */
function aBrowser() {
  const name = `tabs ${names++}`,
    log: string[] = [];
  return {
    log,
    open(tab: string, save: () => Promise<void> = async () => {}) {
      const seen: LeaderState[] = [];
      const tabs = connectTabs(name, {
        tab,
        onStateChange: (place) => void seen.push(place),
        save: async () => {
          await save();
          log.push(`${tab} saved`);
        },
        onLeaderClosed: () => void log.push(`${tab} heard that it is free`),
      });
      onTestFinished(() => tabs.close());
      return { ...tabs, seen, place: () => seen.at(-1) };
    },
  };
}

test('use A6 only one tab of a browser writes; the others know it, and take over once it has saved', async () => {
  const { open, log } = aBrowser();
  const first = open('first', async () => {
    await new Promise((done) => setTimeout(done, 30));
  });
  await first.electLeader();
  expect(first.place()).toBe('here');
  const second = open('second');
  await second.electLeader();
  expect(second.seen).toEqual(['asking', 'elsewhere']);

  const taking = second.takeOver().then(() => log.push('second writes'));
  await expect.poll(first.place).toBe('taken');
  await taking;
  expect(log).toEqual(['first saved', 'second writes']);
  expect([first.place(), second.place()]).toEqual(['taken', 'here']);
  await first.takeOver();
  expect([first.place(), second.place()]).toEqual(['here', 'taken']);

  // A waiting tab is notified when the editing tab closes.
  second.close();
  first.close();
  const third = open('third');
  await third.electLeader();
  expect(third.place()).toBe('here');
  const fourth = open('fourth');
  await fourth.electLeader();
  third.close();
  await expect.poll(() => log).toContain('fourth heard that it is free');
});

test('use A6 two tabs that start at once agree on one; takeover waits neither for a silent tab nor for one that cannot save', async () => {
  const { open } = aBrowser();
  const both = [open('a', () => Promise.reject(new Error('offline'))), open('b')];
  await Promise.all(both.map((tabs) => tabs.electLeader()));
  // The message from the other tab arrives before or after it begins itself.
  await expect.poll(() => both.map(({ place }) => place() === 'here').sort()).toEqual([false, true]);
  for (const tabs of both) tabs.close();
  const late = open('late');
  await late.takeOver();
  expect(late.place()).toBe('here');
});
