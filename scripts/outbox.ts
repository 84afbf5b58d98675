/** `npm run outbox`: prints the latest SMS and mails that are not sent because no gateway is set, with their codes. */
import { withDatabase } from './database.ts';

const help = `Shows the latest texts and mails that wait because no gateway is set.

  npm run outbox [-- <number>]

  <number>   how many, 20 without

Settings are those of npm start.`;

const limit = Number(process.argv.slice(2).find((word) => !word.startsWith('-')) ?? 20);

if (process.argv.includes('--help') || process.argv.includes('-h')) console.log(help);
else if (!Number.isInteger(limit) || limit < 1) {
  console.error(help);
  process.exitCode = 1;
} else {
  process.exitCode = await withDatabase(async (db) => {
    const letters = await db.selectFrom('outbox').orderBy('createdAt', 'desc').limit(limit).selectAll().execute();
    for (const { kind, target, subject, body, createdAt } of letters.reverse())
      console.log(
        `${createdAt.toISOString().slice(0, 19).replace('T', ' ')}  ${kind.padEnd(4)}  ${target}  ${toPrintable(subject ? `${subject}: ${body}` : body)}`,
      );
    if (!letters.length) console.log('Nothing waits in the outbox.');
    return 0;
  });
}

/** Removes control characters, which a terminal would interpret. */
function toPrintable(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
