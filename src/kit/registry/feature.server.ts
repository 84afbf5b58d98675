import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '../../rules/languages.ts';
import type { PathEngine } from '../../rules/path-engine.ts';
import type { Api, Implementation } from '../calls/api.server.ts';
import type { CallServices } from '../calls/http.server.ts';
import type { Member } from '../calls/session.server.ts';
import type { Database } from '../database/database.server.ts';
import type { Drivers } from '../drivers.server.ts';
import type { Job } from '../jobs/job.server.ts';
import type { PackForm } from '../packs/pack-form.server.ts';
import type { PageCache } from '../pages/page-cache.server.ts';
import { registerPageParameters } from '../pages/page-address.ts';
import { sortBySpecificity, type Route } from '../pages/routes.ts';
import type { MediaStore } from '../pictures/media-store.server.ts';
import type { Settings } from '../settings.server.ts';
import { answererLoaders, questionReaders, type Answerers, type QuestionReader } from './answers.server.ts';
import { apiTasks, type ApiTask } from './api-tasks.server.ts';
import { assistantToolLoaders, type AssistantTool } from './assistant-tools.server.ts';
import { embeds, type Embed } from './embeds.server.ts';
import { entrySections, type HasSection } from './entry-sections.server.ts';
import { jobs } from './jobs.server.ts';
import { packForms } from './pack-forms.server.ts';
import type { Part } from './part.server.ts';
import { parts } from './parts.server.ts';
import {
  afterPublication,
  afterWithdrawal,
  type PublicationHook,
  type WithdrawalHook,
} from './publication-hooks.server.ts';
import { placeFinders, type PlaceFinder } from './place-finders.server.ts';
import { registerSearchEngine, type SearchEngine } from './search-engine.server.ts';
import { siteSections, type SiteSection } from './site-sections.server.ts';
import { registerTexts } from './texts.server.ts';
import type { ThingType } from './thing-type.server.ts';
import { thingTypes } from './things.server.ts';

/** Context for routes that are neither calls nor pages. */
export interface RouteContext {
  db: Database;
  settings: Settings;
  drivers: Drivers;
  media: MediaStore;
  paths: PathEngine;
  cache: PageCache;
  /** Services that answer calls, for forms that work without script. */
  calls: CallServices;
  originOf(request: FastifyRequest): string;
  languageOf(request: FastifyRequest): Promise<Language>;
  /** Calls without a signed-in member, or for one whom a program acts for. */
  callFor(language: Language, member?: Member): ReturnType<Api['callFor']>;
}

/**
 * A feature's server half: the manifest `feature.server.ts` in its folder. Modules that only a serving process needs
 * are loaded by functions: threads, importers and scripts read the same manifests.
 */
export interface ServerFeature {
  /**
   * Its folder, from the root of the project, if it has texts: `texts/{language}.json` in it, by the sets that a browser loads: `site`
   * (every page), those for readers by topic, `work` (user centre, writing, review). Texts of `server` never reach a
   * browser.
   */
  texts?: string;
  pages?: readonly Route[];
  /** Query parameters that its pages read; a page is cached by these alone. */
  pageParameters?: readonly string[];
  things?: readonly ThingType[];
  /** In the order of publication. */
  parts?: readonly Part[];
  /** Sections that few entries have, by name. */
  entrySections?: Readonly<Record<string, HasSection>>;
  /** Its pages that other sites may show in a frame. */
  embeds?: readonly Embed[];
  /** Sections of the site that may be empty, by name. */
  siteSections?: Readonly<Record<string, SiteSection>>;
  packForms?: readonly PackForm[];
  /** Hooks after a publication, in its transaction. */
  afterPublication?: readonly PublicationHook[];
  /** Hooks after a withdrawal from publication, in its transaction. */
  afterWithdrawal?: readonly WithdrawalHook[];
  /** What stores and finds search documents: of one feature only. */
  searchEngine?: SearchEngine;
  /** Finds the places that a search term names: segments of books. */
  findPlaces?: PlaceFinder;
  /** What its data answer to questions, by their kind. */
  answers?(): Promise<Answerers>;
  /** Understands questions typed into the search box: of one feature only. */
  readQuestion?: QuestionReader;
  /** What assistants may ask it over the Model Context Protocol. */
  assistantTools?(): Promise<readonly AssistantTool[]>;
  /** What people come to the calls for. */
  apiTasks?: readonly ApiTask[];
  calls?(): Promise<readonly Implementation[][]>;
  jobs?(): Promise<readonly Job[]>;
  /** Mounts routes that are neither calls nor pages: files, feeds, forms without script. */
  mount?(app: FastifyInstance, context: RouteContext): Promise<void>;
}

const registered: ServerFeature[] = [];

/** Fills the registry, in the order of the features. */
export function registerFeatures(features: readonly ServerFeature[]): void {
  for (const feature of features) {
    registered.push(feature);
    if (feature.texts) registerTexts(feature.texts);
    registerPageParameters(feature.pageParameters ?? []);
    thingTypes.push(...(feature.things ?? []));
    parts.push(...(feature.parts ?? []));
    for (const [name, has] of Object.entries(feature.entrySections ?? {})) entrySections.set(name, has);
    embeds.push(...(feature.embeds ?? []));
    apiTasks.push(...(feature.apiTasks ?? []));
    for (const [name, section] of Object.entries(feature.siteSections ?? {})) siteSections.set(name, section);
    packForms.push(...(feature.packForms ?? []));
    afterPublication.push(...(feature.afterPublication ?? []));
    afterWithdrawal.push(...(feature.afterWithdrawal ?? []));
    if (feature.searchEngine) registerSearchEngine(feature.searchEngine);
    if (feature.findPlaces) placeFinders.push(feature.findPlaces);
    if (feature.answers) answererLoaders.push(feature.answers);
    if (feature.readQuestion) questionReaders.push(feature.readQuestion);
    if (feature.assistantTools) assistantToolLoaders.push(feature.assistantTools);
  }
}

/** Handlers of all calls of all features. */
export const loadCalls = async (): Promise<Implementation[][]> =>
  (await Promise.all(registered.map(async ({ calls }) => (await calls?.()) ?? []))).flat();

/** Loads the jobs of all features into the registry. */
export async function loadJobs(): Promise<readonly Job[]> {
  const loaded = await Promise.all(registered.map(async (feature) => (await feature.jobs?.()) ?? []));
  jobs.splice(0, jobs.length, ...loaded.flat());
  return jobs;
}

/** The pages of all features, literal paths before parameters. */
export const registeredPages = (): Route[] => sortBySpecificity(registered.flatMap(({ pages }) => pages ?? []));

export async function mountFeatures(app: FastifyInstance, context: RouteContext): Promise<void> {
  for (const { mount } of registered) await mount?.(app, context);
}
