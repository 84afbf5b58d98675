/** `npm run reset-second-factor -- <username>`: for a member who has lost all their second factors. */
import { resetSecondFactor } from '../src/features/accounts/second-factor/reset.server.ts';
import { auditCommand } from '../src/kit/watching/audit.server.ts';
import { Failure } from '../src/rules/errors.ts';
import { withDatabase } from './database.ts';

const help = `Removes the second factors of a member who has lost them: app, recovery codes and passkeys.
The member's sessions end. Make sure first that it is the member who asks.

  npm run reset-second-factor -- <username>

Settings are those of npm start.`;

const [username, ...more] = process.argv.slice(2);

if (!username || username.startsWith('-') || more.length) {
  const isHelp = username === '--help' || username === '-h';
  (isHelp ? console.log : console.error)(help);
  process.exitCode = isHelp ? 0 : 1;
} else {
  process.exitCode = await withDatabase(async (db) => {
    try {
      await db.transaction().execute(async (tx) => {
        await resetSecondFactor(tx, username.normalize('NFC'));
        await auditCommand(tx, 'reset-second-factor', { username });
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      console.error(
        error.errorName === 'memberNotFound'
          ? `There is no member called ${username}.`
          : `${username} can only sign in with a passkey, which this would remove.`,
      );
      return 1;
    }
    console.log(`${username} has no second factor now, and is signed out everywhere.`);
    return 0;
  });
}
