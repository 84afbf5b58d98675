import { sql } from 'kysely';
import type { Database } from './database.server.ts';

/** Why a database cannot be used, and what to do about it: one sentence each. */
export interface DatabaseFault {
  problem: string;
  todo: string;
}

const minPostgresVersion = 15;
const createDatabaseAdvice = `Make another one: create database stele owner stele encoding 'UTF8' locale 'C.UTF-8' template template0; then name it in DATABASE_URL.`;

/** All faults that make a database unfit for Stele, worst first. */
export async function findDatabaseFaults(db: Database): Promise<DatabaseFault[]> {
  const {
    rows: [facts],
  } = await sql<{
    version: number;
    encoding: string;
    ctype: string;
    name: string;
    role: string;
    canCreate: boolean;
  }>`
    select current_setting('server_version_num')::int / 10000 as version, pg_encoding_to_char(encoding) as encoding,
           coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale', datctype) as ctype,
           quote_ident(datname) as name, quote_ident(current_user) as role,
           coalesce(has_schema_privilege(current_schema(), 'create'), false)
             -- Extensions and the schema of the queue; both are there once a site has been started.
             and (has_database_privilege(datname, 'create') or to_regnamespace('graphile_worker') is not null) as can_create
    from pg_database d where datname = current_database()`.execute(db);
  const { version, encoding, ctype, name, role, canCreate } = facts!;
  const faults: (DatabaseFault | false)[] = [
    version < minPostgresVersion && {
      problem: `PostgreSQL ${version} is too old: Stele needs ${minPostgresVersion} or later.`,
      todo: 'Bring it to a newer version by pg_upgrade, or restore a backup of Stele into one.',
    },
    encoding !== 'UTF8' && {
      problem: `The database is encoded in ${encoding}: make it with encoding UTF8.`,
      todo: createDatabaseAdvice,
    },
    ['C', 'POSIX'].includes(ctype) && {
      problem: `The database has the locale ${ctype}, in which letters beyond ASCII are not letters: make it with C.UTF-8.`,
      todo: createDatabaseAdvice,
    },
    !canCreate && {
      problem: `The role ${role} may not make tables in the database ${name}.`,
      todo: `As a superuser: alter database ${name} owner to ${role};`,
    },
  ];
  return faults.filter((fault) => fault !== false);
}

/** Throws an `Error` with a one-line message if this database is not fit for Stele. */
export async function assertDatabaseUsable(db: Database): Promise<void> {
  const [worst] = await findDatabaseFaults(db);
  if (worst) throw new Error(`${worst.problem} ${worst.todo}`);
}

/** What to do if connecting to a database fails, by the error code of PostgreSQL or the system. */
const adviceByCode: readonly (readonly [RegExp, string])[] = [
  [/^(?:ECONNREFUSED|ENOENT)$/, 'Nothing listens there: start PostgreSQL, or correct host and port in DATABASE_URL.'],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'No such host is known: correct it in DATABASE_URL, or mend the name service.'],
  [
    /^E(?:TIMEDOUT|HOSTUNREACH|NETUNREACH)$/,
    'The host does not answer: check the firewall, and that PostgreSQL listens on that address (listen_addresses).',
  ],
  [/^28P01$/, 'Correct user and password in DATABASE_URL, or set it: alter role … password …'],
  [/^28000$/, 'Make the role (create role … login password …), or let it in by pg_hba.conf.'],
  [/^3D000$/, 'Make the database (docs/scaling.md says how), or correct its name in DATABASE_URL.'],
  [/^53300$/, 'Raise max_connections, or end other clients.'],
  [/^57P03$/, 'It is starting or stopping: try again in a moment.'],
  [/CERT|SIGNATURE|ISSUER/, 'Mend the certificate, or how it is checked: sslmode and sslrootcert in DATABASE_URL.'],
];

export function adviceOn(error: unknown): string {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  const sign = /timeout/i.test(String(message)) ? 'ETIMEDOUT' : String(code ?? '');
  const [, advice] = adviceByCode.find(([pattern]) => pattern.test(sign)) ?? [];
  return advice ?? 'Check DATABASE_URL (host, port, name, user, password); then read the log of PostgreSQL.';
}
