import type { FastifyInstance } from 'fastify';
import { escapeXml } from '../../../kit/markup.ts';
import type { RouteContext } from '../../../kit/registry/feature.server.ts';
import { translateFor } from '../../../kit/registry/texts.server.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { isKind, kinds, type Kind } from '../../../rules/kinds.ts';
import { languageTag } from '../../../rules/languages.ts';
import {
  earliestChange,
  loadRecord,
  loadRecords,
  type OaiRecord,
  type Position,
  type RecordFilter,
} from './oai-records.server.ts';

/** Errors of the protocol; the text is for people. */
class OaiError extends Error {
  readonly code:
    | 'badArgument'
    | 'badResumptionToken'
    | 'badVerb'
    | 'cannotDisseminateFormat'
    | 'idDoesNotExist'
    | 'noRecordsMatch';
  constructor(code: OaiError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

interface Site {
  db: RouteContext['db'];
  origin: string;
  /** Mail address of the operator. */
  mail: string;
}

const metadataPrefix = 'oai_dc';
/** Arguments of each verb besides `verb`: required ones, then others. */
const argumentsOf: Record<string, [required: string[], optional: string[]]> = {
  Identify: [[], []],
  ListMetadataFormats: [[], ['identifier']],
  ListSets: [[], []],
  GetRecord: [['identifier', 'metadataPrefix'], []],
  ListIdentifiers: [['metadataPrefix'], ['from', 'until', 'set']],
  ListRecords: [['metadataPrefix'], ['from', 'until', 'set']],
};

/**
 * `/data/oai`: entries for library catalogues and aggregators. Protocol: OAI-PMH 2.0, with Dublin Core; sets are kinds of
 * entry, and deleted entries are not reported.
 */
export function mountOai(
  app: FastifyInstance,
  { db, originOf, settings }: Pick<RouteContext, 'db' | 'originOf'> & { settings: { MAIL_FROM?: string } },
): void {
  app.get('/data/oai', { config: { cost: 'dear' } }, async (request, reply) => {
    const parameters = new URL(request.url, 'http://localhost').searchParams;
    const origin = originOf(request);
    // The protocol wants an address; without one of the operator, that of RFC 2142.
    const mail =
      (settings.MAIL_FROM ?? '').split(/[\s<>]/).find((word) => word.includes('@')) ??
      `webmaster@${new URL(origin).hostname}`;
    const xml = await answer({ db, origin, mail }, parameters);
    return reply.type('text/xml; charset=utf-8').header('cache-control', 'no-cache').send(xml);
  });
}

async function answer(site: Site, parameters: URLSearchParams): Promise<string> {
  const address = `${site.origin}/data/oai`;
  let attributes = '',
    content: string;
  try {
    const given = readArguments(parameters);
    attributes = Object.entries(given)
      .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
      .join('');
    content = await runVerb(site, given);
  } catch (error) {
    if (!(error instanceof OaiError)) throw error;
    if (error.code === 'badVerb' || error.code === 'badArgument') attributes = '';
    content = `<error code="${error.code}">${escapeXml(error.message)}</error>`;
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd"><responseDate>${writeTime(new Date())}</responseDate><request${attributes}>${escapeXml(address)}</request>${content}</OAI-PMH>`;
}

const writeTime = (time: Date) => `${time.toISOString().slice(0, 19)}Z`;

/** The arguments, each once, and only those of the verb. */
function readArguments(parameters: URLSearchParams): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [name, value] of parameters) {
    if (name in given) throw new OaiError('badArgument', `The argument ${name} is repeated.`);
    given[name] = value.slice(0, 500);
  }
  const { verb = '', resumptionToken, ...rest } = given;
  const expected = Object.hasOwn(argumentsOf, verb) ? argumentsOf[verb]! : null;
  if (!expected) throw new OaiError('badVerb', `There is no verb ${verb}.`);
  const [required, optional] = expected;
  if (resumptionToken !== undefined) {
    if (!verb.startsWith('List') || !required.length || Object.keys(rest).length)
      throw new OaiError('badArgument', 'A resumptionToken stands alone.');
    return given;
  }
  for (const name of required)
    if (rest[name] === undefined) throw new OaiError('badArgument', `The argument ${name} is missing.`);
  for (const name of Object.keys(rest))
    if (!required.includes(name) && !optional.includes(name))
      throw new OaiError('badArgument', `${verb} has no argument ${name}.`);
  if (rest.metadataPrefix !== undefined && rest.metadataPrefix !== metadataPrefix)
    throw new OaiError('cannotDisseminateFormat', `The only format is ${metadataPrefix}.`);
  return given;
}

async function runVerb(site: Site, given: Record<string, string>): Promise<string> {
  switch (given.verb) {
    case 'Identify':
      return identify(site);
    case 'ListMetadataFormats': {
      if (given.identifier !== undefined) await findRecord(site, given.identifier);
      return `<ListMetadataFormats><metadataFormat><metadataPrefix>${metadataPrefix}</metadataPrefix><schema>http://www.openarchives.org/OAI/2.0/oai_dc.xsd</schema><metadataNamespace>http://www.openarchives.org/OAI/2.0/oai_dc/</metadataNamespace></metadataFormat></ListMetadataFormats>`;
    }
    case 'ListSets':
      return `<ListSets>${kinds.map((kind) => `<set><setSpec>${kind}</setSpec><setName>${escapeXml(translateFor('en')(`kind.${kind}`))}</setName></set>`).join('')}</ListSets>`;
    case 'GetRecord':
      return `<GetRecord>${writeRecord(site, await findRecord(site, given.identifier!))}</GetRecord>`;
    default:
      return listRecords(site, given);
  }
}

async function identify({ db, origin, mail }: Site): Promise<string> {
  return `<Identify><repositoryName>${escapeXml(translateFor('en')('site.name'))}</repositoryName><baseURL>${escapeXml(origin)}/data/oai</baseURL><protocolVersion>2.0</protocolVersion><adminEmail>${escapeXml(mail)}</adminEmail><earliestDatestamp>${writeTime(await earliestChange(db))}</earliestDatestamp><deletedRecord>no</deletedRecord><granularity>YYYY-MM-DDThh:mm:ssZ</granularity></Identify>`;
}

async function listRecords(site: Site, given: Record<string, string>): Promise<string> {
  const { filter, after } =
    given.resumptionToken === undefined ? { filter: readFilter(given), after: null } : readToken(given.resumptionToken);
  const { records, hasMore } = await loadRecords(site.db, filter, after);
  if (!records.length) throw new OaiError('noRecordsMatch', 'Nothing changed in that time.');
  const last = records.at(-1)!;
  const token = hasMore ? writeToken(filter, { changedAt: last.exactly, id: last.id }) : '';
  const isList = given.verb === 'ListRecords';
  const items = records.map((record) => (isList ? writeRecord(site, record) : writeHeader(site, record))).join('');
  const resumption = hasMore || after ? `<resumptionToken>${token}</resumptionToken>` : '';
  return `<${given.verb}>${items}${resumption}</${given.verb}>`;
}

function readFilter({ from, until, set }: Record<string, string>): RecordFilter {
  if (set !== undefined && !isKind(set)) throw new OaiError('noRecordsMatch', `There is no set ${set}.`);
  const filter = {
    from: from === undefined ? null : readTime(from, 'from', '00:00:00'),
    until: until === undefined ? null : readTime(until, 'until', '23:59:59'),
    set: (set as Kind | undefined) ?? null,
  };
  if (from !== undefined && until !== undefined && (from.length !== until.length || filter.from! > filter.until!))
    throw new OaiError('badArgument', '“from” and “until” are not a span.');
  return filter;
}

function readTime(text: string, name: string, timeOfDay: string): Date {
  const time = /^\d{4}-\d\d-\d\d$/.test(text)
    ? new Date(`${text}T${timeOfDay}Z`)
    : /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text)
      ? new Date(text)
      : null;
  if (!time || Number.isNaN(time.getTime())) throw new OaiError('badArgument', `The argument ${name} is no date.`);
  return time;
}

/** A token has everything that the next page needs, so that it holds on every process and does not expire. */
const writeToken = ({ from, until, set }: RecordFilter, { changedAt, id }: Position): string =>
  Buffer.from(JSON.stringify([from?.toISOString() ?? null, until?.toISOString() ?? null, set, changedAt, id])).toString(
    'base64url',
  );

function readToken(token: string): { filter: RecordFilter; after: Position } {
  try {
    const [from, until, set, changedAt, id] = JSON.parse(Buffer.from(token, 'base64url').toString()) as unknown[];
    const time = (value: unknown) => (value === null ? null : new Date(String(value)));
    const filter = { from: time(from), until: time(until), set: set === null ? null : (String(set) as Kind) };
    const isValid =
      [filter.from, filter.until].every((moment) => moment === null || !Number.isNaN(moment.getTime())) &&
      (filter.set === null || isKind(filter.set)) &&
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?$/.test(String(changedAt)) &&
      typeof id === 'string';
    if (isValid) return { filter, after: { changedAt: String(changedAt), id } };
  } catch {
    // Answered below.
  }
  throw new OaiError('badResumptionToken', 'This resumptionToken is not from here.');
}

const identifierOf = ({ origin }: Site, id: string) => `oai:${new URL(origin).hostname}:${id}`;

async function findRecord(site: Site, identifier: string): Promise<OaiRecord> {
  const prefix = identifierOf(site, '');
  const record = identifier.startsWith(prefix) ? await loadRecord(site.db, identifier.slice(prefix.length)) : null;
  if (!record) throw new OaiError('idDoesNotExist', `There is no entry ${identifier}.`);
  return record;
}

const writeHeader = (site: Site, { id, kind, changedAt }: OaiRecord) =>
  `<header><identifier>${escapeXml(identifierOf(site, id))}</identifier><datestamp>${writeTime(changedAt)}</datestamp><setSpec>${kind}</setSpec></header>`;

/** Dublin Core 1.1. */
function writeRecord(site: Site, record: OaiRecord): string {
  const element = (name: string, text: string | null) => (text ? `<dc:${name}>${escapeXml(text)}</dc:${name}>` : '');
  const fields = [
    element('title', record.name),
    ...record.otherNames.map((name) => element('title', name)),
    element('description', record.summary),
    element('subject', translateFor('en')(`kind.${record.kind}`)),
    element('coverage', record.years),
    element('type', 'Text'),
    element('format', 'text/html'),
    element('language', languageTag(record.language)),
    element('identifier', site.origin + entryAddress(record.id)),
    ...record.licences.map((licence) => element('rights', licence)),
  ].join('');
  return `<record>${writeHeader(site, record)}<metadata><oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd">${fields}</oai_dc:dc></metadata></record>`;
}
