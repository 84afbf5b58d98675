import { sql } from 'kysely';
import { implement } from '../../../kit/calls/api.server.ts';
import { fail } from '../../../rules/errors.ts';
import { lockAdministrators } from '../../accounts/face/administrators.server.ts';
import { findMember } from '../../accounts/face/members.server.ts';
import { changeRole } from './change-role.server.ts';
import * as contract from './contract.ts';

export const memberRoles = implement(contract, {
  async members({ which, name, page, size }, { db }) {
    let query = findMember(db);
    if (which === 'reviewers') query = query.where('role', '=', 'reviewer');
    if (which === 'administrators') query = query.where('role', '=', 'administrator');
    if (which === 'banned') query = query.where('bannedUntil', '>', sql<Date>`now()`);
    if (name) query = query.where(sql<boolean>`strpos(lower(member.name), lower(${name})) > 0`);
    const { total } = await query.select((of) => of.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
    const rows = await query
      .orderBy(which === 'banned' ? 'bannedUntil' : sql`lower(member.name)`)
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .select((of) => [
        'name',
        'role',
        'createdAt',
        'bannedUntil',
        'banReason',
        of
          .selectFrom('member as judge')
          .whereRef('judge.id', '=', 'member.bannedBy')
          .select('judge.name')
          .as('bannedBy'),
      ])
      .execute();
    return {
      total: Number(total),
      items: rows.map((row) => ({
        username: row.name,
        role: row.role,
        since: row.createdAt.toISOString(),
        ban:
          row.bannedUntil && row.bannedUntil > new Date()
            ? { until: row.bannedUntil.toISOString(), reason: row.banReason ?? '', by: row.bannedBy }
            : null,
      })),
    };
  },

  async setRole({ username, role }, { db, member }) {
    await lockAdministrators(db);
    const caller = await findMember(db).where('id', '=', member!.id).select('role').executeTakeFirst();
    if (caller?.role !== 'administrator') fail('notAllowed'); // demoted while this call waited
    await changeRole(db, username, role);
    return null;
  },
});
