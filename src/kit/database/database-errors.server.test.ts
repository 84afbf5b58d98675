import { expect, test } from 'vitest';
import { openWorld } from '../../../tests/world.ts';
import { asFailure } from '../calls/api.server.ts';
import { reasonOf } from './database-errors.server.ts';

const error = (message: string, code?: string) => Object.assign(new Error(message), { code });

test.for([
  ['Client has encountered a connection error and is not queryable', undefined, 'serverUpdating'],
  ['Connection terminated unexpectedly', undefined, 'serverUpdating'],
  ['terminating connection due to administrator command', '57P01', 'serverUpdating'],
  ['the database system is in recovery mode', '57P03', 'serverUpdating'],
  ['sorry, too many clients already', '53300', 'serverUpdating'],
  ['connect ECONNREFUSED /x/.s.PGSQL.5432', 'ECONNREFUSED', 'serverUpdating'],
  ['could not extend file "base/1/2": No space left on device', '53100', 'diskFull'],
  ['cannot execute INSERT in a read-only transaction', '25006', 'diskFull'],
  ['ENOSPC: no space left on device, write', 'ENOSPC', 'diskFull'],
  ['relation "x" does not exist', '42P01', 'requestFailed'],
  ['x is not a function', undefined, 'requestFailed'],
] as const)('faults 4, 7: “%s” is %3$s', ([message, code, name]) => {
  expect(asFailure(error(message, code)).failure.errorName).toBe(name);
});

test('faults 7: a connection that dies within a transaction is reported as such, and so is its rollback', async () => {
  const { db, pool } = await openWorld();
  const failed = await db
    .transaction()
    .execute(async (tx) => {
      const { rows } = await pool.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = 'stele'`,
      );
      for (const { pid } of rows) await pool.query('select pg_terminate_backend($1, 5000)', [pid]);
      await tx.selectFrom('subject').select('id').execute();
    })
    .catch((thrown: unknown) => asFailure(thrown));
  expect(failed).toMatchObject({ isKnown: true, failure: { errorName: 'serverUpdating' } });
});

test('the operator gets a clear message about a full disk', () => {
  expect(reasonOf(error('could not extend file "base/1/2"', '53100'))).toMatch(/^The disk is full: .*could not extend/);
  expect(reasonOf(error('', 'ECONNREFUSED'))).toBe('ECONNREFUSED');
});
