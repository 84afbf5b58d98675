/** `npm run role -- <username> <member|reviewer|administrator>`: changes a member's role. */
import { sql } from 'kysely';
import { auditCommand } from '../src/kit/watching/audit.server.ts';
import { onDatabase } from './database.ts';

const roles = ['member', 'reviewer', 'administrator'] as const;
const help = `Gives a member another role.

  npm run role -- <username> <${roles.join('|')}>

Settings are those of npm start.`;

const [username, wanted, ...more] = process.argv.slice(2);
const role = roles.find((one) => one === wanted);

if (!username || !role || more.length) {
  (username === '--help' || username === '-h' ? console.log : console.error)(help);
  process.exitCode = username === '--help' || username === '-h' ? 0 : 1;
} else {
  process.exitCode = await onDatabase((all) =>
    all.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('member')
        .set({ role })
        .where(sql<boolean>`lower(name) = lower(${username.normalize('NFC')})`)
        .where('deletedAt', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows) await auditCommand(db, 'role', { username, role });
      if (numUpdatedRows) console.log(`${username} is ${role === 'administrator' ? 'an' : 'a'} ${role} now.`);
      else console.error(`There is no member called ${username}.`);
      return numUpdatedRows ? 0 : 1;
    }),
  );
}
