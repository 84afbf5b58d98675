/** `npm run role -- <username> <member|reviewer|administrator>`: changes a member's role. */
import { changeRole } from '../src/features/operations/members/change-role.server.ts';
import { roles } from '../src/features/operations/members/rules.ts';
import { auditCommand } from '../src/kit/watching/audit.server.ts';
import { Failure } from '../src/rules/errors.ts';
import { withDatabase } from './database.ts';

const help = `Gives a member another role.

  npm run role -- <username> <${roles.join('|')}>

Settings are those of npm start.`;

const [username, roleName, ...more] = process.argv.slice(2);
const role = roles.find((name) => name === roleName);

if (!username || !role || more.length) {
  const isHelp = username === '--help' || username === '-h';
  (isHelp ? console.log : console.error)(help);
  process.exitCode = isHelp ? 0 : 1;
} else {
  process.exitCode = await withDatabase(async (db) => {
    try {
      await db.transaction().execute(async (tx) => {
        await changeRole(tx, username.normalize('NFC'), role);
        await auditCommand(tx, 'role', { username, role });
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      console.error(reasonOf(error, username));
      return 1;
    }
    console.log(`${username} is ${role === 'administrator' ? 'an' : 'a'} ${role} now.`);
    return 0;
  });
}

function reasonOf({ errorName }: Failure, username: string): string {
  if (errorName === 'memberNotFound') return `There is no member called ${username}.`;
  if (errorName === 'lastAdministrator')
    return `${username} is the last administrator: make another member an administrator first.`;
  return errorName;
}
