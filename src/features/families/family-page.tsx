import { Island } from '../../kit/islands/island.tsx';
import { isEmbed } from '../../kit/pages/page-address.ts';
import { Redirect, type LoaderData, type PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { memoizeByReply } from '../../kit/pages/memoize-reply.ts';
import type { ReplyOf } from '../../kit/calls/endpoint.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import type { LinkedEntry } from '../../rules/schemas.ts';
import { entryAddress } from '../../rules/entry-ids.ts';
import { pageMeta } from '../../ui/page-meta.tsx';
import { ShareButton } from '../social/face/share-button.tsx';
import { pathStops } from '../relations/contract.ts';
import { familyOf, kinOf, treeWays, type TreeWay } from './contract.ts';
import { presentFamily } from './face/shown-family.ts';
import { FamilyView } from './face/family-view.tsx';
import { KinAnswer } from './kin-answer.tsx';
import './family-page.css';
import { Options } from '../../ui/form/options.tsx';

const presentCachedFamily = memoizeByReply((reply: ReplyOf<typeof familyOf>, language: Language) =>
  presentFamily(reply, language),
);
const stepChoices = [1, 2, 3, 4, 6, 8, 12, limits.family.generations];

/** `/family/{id}`: a family tree, its list, and the kinship of two people. Source: spec §2 "family tree". */
export async function loader({ call, origin, language, t, params, url }: PageRequest<{ id: string }>) {
  const parameters = url.searchParams;
  const way: TreeWay = treeWays.find((treeWay) => treeWay === parameters.get('way')) ?? 'both';
  const steps = Math.max(1, Math.min(limits.family.generations, Math.trunc(Number(parameters.get('steps') ?? 3)) || 3));
  const reply = await call(familyOf, { id: params.id, way, steps });
  const family = presentCachedFamily(reply, language);
  const self = family.people.find(({ itemId }) => itemId === family.center) ?? fail('entryNotFound');
  if (params.id !== self.id && self.language === language && !isEmbed(url.pathname)) {
    const query = parameters.toString();
    throw new Redirect(`/family/${encodeURIComponent(self.id)}${query && `?${query}`}`);
  }
  const typedName = (parameters.get('to') ?? '').trim().slice(0, limits.nameLength);
  const [to = null] = typedName ? await call(pathStops, { asked: [typedName] }) : [];
  const title = t('family.title', { name: self.name });
  return {
    family,
    way,
    steps,
    self,
    said: typedName,
    to: to as LinkedEntry | null,
    kin: to && to.itemId !== family.center ? await call(kinOf, { aId: family.center, bId: to.itemId }) : null,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title,
      description: `${title}. ${t('family.lead')}`,
      canonical: `/family/${encodeURIComponent(self.id)}`,
      alternates: {},
    },
  };
}

export const head = ({ head: meta }: LoaderData<typeof loader>) => pageMeta(meta);

export default function FamilyPage({ family, way, steps, self, said: typedName, to, kin }: LoaderData<typeof loader>) {
  const { t } = useReader();
  const hasFamily = family.unions.length > 0;
  return (
    <div className="wrap page family-page">
      <header>
        <h1>{t('family.title', { name: self.name })}</h1>
        <p className="lead">
          {t('family.lead')} <a href={entryAddress(self.id)}>{self.name}</a>
        </p>
        <ShareButton title={t('family.title', { name: self.name })} />
        <form className="row family-form ui" method="get">
          <label>
            <span>{t('family.way')}</span>
            <select name="way" defaultValue={way}>
              <Options of={treeWays} name={(treeWay) => t(`family.way.${treeWay}`)} />
            </select>
          </label>
          <label>
            <span>{t('family.steps')}</span>
            <select name="steps" defaultValue={steps}>
              <Options
                of={[...new Set([...stepChoices, steps])].sort((a, b) => a - b)}
                name={(stepCount) => (stepCount === limits.family.generations ? '∞' : stepCount)}
              />
            </select>
          </label>
          <button className="button first">{t('family.show')}</button>
        </form>
      </header>
      {hasFamily ? (
        <Island name="family" of={FamilyView} props={{ family, name: self.name, alone: true }} />
      ) : (
        <>
          <p>{t('family.none')}</p>
          <a className="button" rel="nofollow" href={`/user/edit?id=${encodeURIComponent(self.id)}#/family`}>
            {t('family.begin')}
          </a>
        </>
      )}
      <section id="kin" className="family-kin-form" aria-labelledby="kin-title">
        <h2 id="kin-title">{t('family.kin')}</h2>
        <form className="row family-form ui" method="get" action="#kin">
          <input type="hidden" name="way" value={way} />
          <input type="hidden" name="steps" value={steps} />
          <label>
            <span>{t('family.kin.with')}</span>
            <input
              type="text"
              name="to"
              required
              list="kin-names"
              defaultValue={to?.name ?? typedName}
              autoComplete="off"
            />
          </label>
          <datalist id="kin-names">
            {family.people.slice(0, 300).map(({ itemId, name }) => (
              <option key={itemId} value={name} />
            ))}
          </datalist>
          <button className="button first">{t('family.kin.ask')}</button>
        </form>
        {typedName && !to && <p role="alert">{t('family.kin.unknown', { name: typedName })}</p>}
        {kin && <KinAnswer kin={kin} />}
      </section>
    </div>
  );
}
