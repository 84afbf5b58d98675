import type { Route } from '../../src/kit/calls/endpoint.ts';
import { splitRoute } from '../../src/kit/calls/endpoint.ts';
import { acceptsId, inputWith, type AttackCall } from './calls.ts';
import type { Answer, Client } from './client.ts';
import type { OwnedThings, OwnerReading, Target } from './owned-things.ts';
import { pageAddress } from './pages.ts';

type AttackerName = 'stranger' | 'member' | 'banned member' | 'reviewer';

export interface Attack {
  calls: readonly AttackCall[];
  /** Patterns of pages and documents, with `:id` for the thing. */
  pages: readonly string[];
  owner: Client;
  attackers: Partial<Record<AttackerName, Client>>;
  things: OwnedThings;
  onFinding?(finding: string): void;
  onProgress?(attacker: AttackerName, done: number, of: number): void;
}

interface Tally {
  tried: number;
  held: number;
  failed: number;
  /** Requests refused by the attacker's own rate limit: they prove nothing. */
  limited: number;
  /** Number of replies by status. */
  statuses: Record<number, number>;
}

export interface AttackResult {
  findings: string[];
  tallies: Record<string, Tally>;
}

/** Number of concurrent requests. */
const concurrency = 6;

/** Not sent by attackers, because it ends their own session. */
const sessionEndingCalls = new Set<string>(['GET /api/auth/logout']);

/** Fields of the owner's replies that change with time, or because others may react to public things. */
const volatileFields = /^(?:seenAt|until|seconds|ago|likes|favours|comments|replies|watchers|unread)$/;

const newTally = (): Tally => ({ tried: 0, held: 0, failed: 0, limited: 0, statuses: {} });

/** Sends every call and page with every id as each attacker, and compares the owner's data before and after. */
export async function runAttack(attack: Attack): Promise<AttackResult> {
  const { calls, owner, things, onFinding } = attack;
  const findings: string[] = [];
  const tallies: Record<string, Tally> = {};
  const report = (finding: string) => {
    findings.push(finding);
    onFinding?.(finding);
  };
  let owned = await readAsOwner(owner, things.readings);
  const ownerTally = (tallies['what the owner reads'] = newTally());
  const compareOwned = async (after: string) => {
    const now = await readAsOwner(owner, things.readings);
    for (const [name, before] of owned) {
      const isSame = now.get(name) === before;
      count(ownerTally, isSame ? null : 'changed');
      if (!isSame) report(`${after} changed what the owner reads by ${name}`);
    }
    owned = now;
  };

  for (const [name, client] of Object.entries(attack.attackers) as [AttackerName, Client][]) {
    const tally = (tallies[name] = newTally());
    const judgeAnswer = (answer: Answer, what: string, call: AttackCall | null) => {
      const fault = faultOf(answer, name, call, things);
      tally.statuses[answer.status] = (tally.statuses[answer.status] ?? 0) + 1;
      if (answer.status === 429 && !fault) tally.limited++;
      else count(tally, fault);
      if (fault) report(`${name}: ${what} ${fault}`);
    };
    for (const [at, call] of calls.entries()) {
      if (!isRelevant(call, name)) continue;
      const statuses = new Set<number>();
      await inParallel(requestsOf(call, things.targets), async ({ input, label }) => {
        const answer = await client.ask(call, input);
        statuses.add(answer.status);
        judgeAnswer(answer, `${call.line}${label}`, call);
      });
      if (statuses.has(200) && name !== 'stranger' && call.access !== 'anyone')
        await compareOwned(`${name}: ${call.line}`);
      attack.onProgress?.(name, at + 1, calls.length);
    }
    await inParallel(
      attack.pages.flatMap((pattern) => [...new Set(things.targets.map(({ id }) => pageAddress(pattern, id)))]),
      async (address) => judgeAnswer(await client.open(address), `GET ${address}`, null),
    );
    await compareOwned(name);
  }
  return { findings, tallies };
}

function count(tally: Tally, fault: string | null) {
  tally.tried++;
  if (fault) tally.failed++;
  else tally.held++;
}

/** Reviewers may make most calls: as attackers they try administrators' calls, and read others' private data. */
function isRelevant(call: AttackCall, attacker: AttackerName): boolean {
  if (sessionEndingCalls.has(call.line)) return false;
  const hasIds = call.idFields.length > 0;
  if (attacker === 'stranger') return hasIds || call.access !== 'anyone' || call.method === 'GET';
  if (attacker === 'reviewer')
    return call.access === 'administrator' || (call.method === 'GET' && hasIds && call.access !== 'reviewer');
  if (attacker === 'banned member' && call.isRefusedToBanned) return true;
  return hasIds || call.method === 'GET' || isAboveMember(call);
}

const isAboveMember = ({ access }: AttackCall) => access === 'reviewer' || access === 'administrator';

/** Every id in every field that takes one; the example alone if no field does. */
function requestsOf(call: AttackCall, targets: readonly Target[]): { input: Record<string, unknown>; label: string }[] {
  const requests = call.idFields.flatMap((field) =>
    targets
      .filter(({ id }) => acceptsId(field, id))
      .map(({ kind, id, type }) => {
        const input = inputWith(call, field, id);
        for (const [name, values] of Object.entries(call.kinds))
          if (type && values.includes(type) && name !== field.name) input[name] = type;
        return { input, label: ` with ${field.name} of ${kind} (${id})` };
      }),
  );
  return requests.length ? requests : [{ input: call.example, label: '' }];
}

/** The fault of a reply; null if it is correct. */
function faultOf(answer: Answer, attacker: AttackerName, call: AttackCall | null, things: OwnedThings): string | null {
  const { status, error } = answer;
  if (status >= 500) return `answered ${status} ${error ?? ''}`.trim();
  const text = answer.text.toLowerCase();
  for (const secret of things.secrets)
    if (text.includes(secret.text.toLowerCase()) && !(attacker === 'reviewer' && secret.isForReviewers))
      return `shows the ${secret.kind} of somebody else (answered ${status})`;
  if (call && mustBeRefused(call, attacker) && ![401, 403, 404, 429].includes(status))
    return `must be refused, but answered ${status} ${error ?? ''}`.trim();
  return null;
}

function mustBeRefused(call: AttackCall, attacker: AttackerName): boolean {
  if (attacker === 'stranger') return call.access !== 'anyone';
  if (attacker === 'reviewer') return call.access === 'administrator';
  return isAboveMember(call) || (attacker === 'banned member' && call.isRefusedToBanned);
}

/** The owner's data by call, without fields that change by themselves. */
async function readAsOwner(owner: Client, readings: readonly OwnerReading[]): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  for (const { line, input } of readings) {
    const answer = await owner.ask({ ...splitRoute(line as Route), takesFile: false }, input);
    const write = (value: unknown) =>
      JSON.stringify(value, (name, inner: unknown) => (volatileFields.test(name) ? undefined : inner));
    // Sessions are sorted by their last use.
    const data = Array.isArray(answer.data) ? answer.data.map(write).sort().join() : write(answer.data);
    read.set(`${line} ${JSON.stringify(input)}`, `${answer.status} ${data}`);
  }
  return read;
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
