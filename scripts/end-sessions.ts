/** `npm run end-sessions -- <username>|--all`: ends all sessions of one member, or of everyone. */
import { endSessionsOfAll, endSessionsOfMember } from '../src/features/accounts/face/end-sessions.server.ts';
import { auditCommand } from '../src/kit/watching/audit.server.ts';
import { Failure } from '../src/rules/errors.ts';
import { withDatabase } from './database.ts';

const help = `Ends all sessions of a member, or of everybody: they sign in again, and nothing else changes.

  npm run end-sessions -- <username>
  npm run end-sessions -- --all

Settings are those of npm start.`;

const [who, ...more] = process.argv.slice(2);

if (!who || (who.startsWith('-') && who !== '--all') || more.length) {
  const isHelp = who === '--help' || who === '-h';
  (isHelp ? console.log : console.error)(help);
  process.exitCode = isHelp ? 0 : 1;
} else {
  process.exitCode = await withDatabase(async (db) => {
    try {
      const ended = await db.transaction().execute(async (tx) => {
        const count =
          who === '--all' ? await endSessionsOfAll(tx) : await endSessionsOfMember(tx, who.normalize('NFC'));
        await auditCommand(tx, 'end-sessions', { ...(who !== '--all' && { username: who }), sessions: count });
        return count;
      });
      console.log(`${who === '--all' ? 'Everybody' : who} is signed out everywhere: sessions ended: ${ended}.`);
      return 0;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      console.error(`There is no member called ${who}.`);
      return 1;
    }
  });
}
