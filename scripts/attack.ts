/**
 * `npm run attack`: sends ids of another member's things to every call and page of a site, as a stranger, a member, a
 * banned member and a reviewer. Exits with 1 if something was changed, shown or answered that must not be.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { implementations } from '../src/calls.server.ts';
import { callsOf } from './attack/calls.ts';
import { createClient } from './attack/client.ts';
import { createOwnedThings } from './attack/owned-things.ts';
import { pagePatterns } from './attack/pages.ts';
import { runAttack, type AttackResult } from './attack/run-attack.ts';

const help = `Attacks a site with the ids of things of somebody else (docs/security.md).

  npm run attack                                    starts a site of its own, and removes it
  npm run attack -- --address https://staging.example --owner TOKEN [--member TOKEN] [--banned TOKEN] [--reviewer TOKEN]

TOKEN is the value of the cookie "bearer" of a member who is signed in, each a member of their own. The owner needs a
bound phone and creates drafts, groups, pictures and other things; the others try to read and change them. Never run it
against a site that has readers: it writes hundreds of comments, drafts and likes.

  --only TEXT    only calls whose line contains this text, and no pages`;

const { values } = parseArgs({
  options: {
    address: { type: 'string' },
    owner: { type: 'string' },
    member: { type: 'string' },
    banned: { type: 'string' },
    reviewer: { type: 'string' },
    only: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
process.chdir(join(import.meta.dirname, '..'));

const calls = callsOf(implementations.flat().map(({ endpoint }) => endpoint)).filter(
  ({ line }) => !values.only || line.includes(values.only),
);
const pages = values.only ? [] : pagePatterns;

if (values.help || (values.address && !values.owner)) {
  (values.help ? console.log : console.error)(help);
  process.exitCode = values.help ? 0 : 1;
} else {
  const result = await (values.address ? attackStaging(values.address, values.owner!) : attackOwnSite());
  printSummary(result);
  process.exitCode = result.findings.length ? 1 : 0;
}

async function attackStaging(address: string, ownerToken: string): Promise<AttackResult> {
  const owner = createClient(address, ownerToken);
  const things = await createOwnedThings(owner);
  const { member, banned, reviewer } = values;
  return attack(owner, things, {
    stranger: createClient(address, null),
    ...(member && { member: createClient(address, member) }),
    ...(banned && { 'banned member': createClient(address, banned) }),
    ...(reviewer && { reviewer: createClient(address, reviewer) }),
  });
}

async function attackOwnSite(): Promise<AttackResult> {
  // Only a checkout has these modules: a container has no tests.
  const { startOwnSite, createPeople, prepareInDatabase, forgetAttempts } = await import('./attack/own-site.ts');
  const { watchDatabase } = await import('./attack/database-changes.ts');
  const site = await startOwnSite();
  try {
    const { cookies, names } = await createPeople(site.db);
    const prepared = await prepareInDatabase(site.db, names);
    const client = (token: string | null) =>
      createClient(site.address, token, { onRateLimited: () => forgetAttempts(site.db) });
    const owner = client(cookies.owner);
    const things = await createOwnedThings(owner);
    things.targets.push(...prepared.targets!);
    things.secrets.push(...prepared.secrets!);
    const watch = await watchDatabase(site.db, {
      owner: names.owner!,
      attackers: [names.member!, names.banned!, names.reviewer!],
    });
    const result = await attack(owner, things, {
      stranger: client(null),
      member: client(cookies.member),
      'banned member': client(cookies.banned),
      reviewer: client(cookies.reviewer),
    });
    const { tables, changes } = await watch.findChanges();
    for (const change of changes) console.log(`FOUND the database: ${change}`);
    result.findings.push(...changes);
    const failed = new Set(changes.map((change) => change.split(' ')[0])).size;
    result.tallies['tables of the database'] = {
      tried: tables,
      held: tables - failed,
      failed,
      limited: 0,
      statuses: {},
    };
    return result;
  } finally {
    await site.close();
  }
}

async function attack(
  owner: Parameters<typeof runAttack>[0]['owner'],
  things: Parameters<typeof runAttack>[0]['things'],
  attackers: Parameters<typeof runAttack>[0]['attackers'],
): Promise<AttackResult> {
  console.log(
    `${calls.length} calls, ${pages.length} pages, ${things.targets.length} ids, ${things.secrets.length} secrets`,
  );
  let lastLine = '';
  const result = await runAttack({
    calls,
    pages,
    owner,
    attackers,
    things,
    onFinding: (finding) => console.log(`FOUND ${finding}`),
    onProgress: (attacker, done, of) => {
      const line = `${attacker}: ${Math.floor((done / of) * 4) * 25} % of calls`;
      if (line !== lastLine) console.log((lastLine = line));
    },
  });
  for (const missing of things.missing) console.log(`FOUND nothing to attack: ${missing}`);
  result.findings.push(...things.missing);
  return result;
}

function printSummary({ findings, tallies }: AttackResult) {
  const columns = ['tried', 'held', 'failed', 'limited'] as const;
  console.log(`\n${''.padEnd(24)}${columns.map((name) => name.padStart(9)).join('')}`);
  for (const [name, tally] of Object.entries(tallies)) {
    const statuses = Object.entries(tally.statuses).map(([status, count]) => `${status}: ${count}`);
    console.log(
      `${name.padEnd(24)}${columns.map((column) => String(tally[column]).padStart(9)).join('')}   ${statuses.join(', ')}`.trimEnd(),
    );
  }
  console.log(findings.length ? `\n${findings.length} findings` : '\nNothing was found.');
}
