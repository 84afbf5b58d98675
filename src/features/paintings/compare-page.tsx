import { Island } from '../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { fail } from '../../rules/errors.ts';
import { pageMeta } from '../../ui/page-meta.tsx';
import { ComparePictures } from '../media/face/compare-pictures.tsx';
import { paintingDetail } from './contract.ts';
import { paintingAddress } from './face/painting-address.ts';

/** Maximum number of paintings to compare. */
const maxCompared = 4;

/** `/painting/compare?paintingId=…&with=…,…`: two or more paintings side by side. */
export async function loader({ call, origin, language, t, url }: PageRequest) {
  const requestedIds = [url.searchParams.get('paintingId') ?? '', ...(url.searchParams.get('with') ?? '').split(',')];
  const ids = [...new Set(requestedIds.filter(Boolean))].slice(0, maxCompared);
  const paintings = await Promise.all(ids.map((id) => call(paintingDetail, { id })));
  const sides = paintings.flatMap(({ id, name, views: [view] }) =>
    view ? [{ name, href: paintingAddress(id), view }] : [],
  );
  if (sides.length < 2) fail('pageNotFound');
  return { sides, head: { origin, language, siteName: t('site.name'), description: t('painting.what') } };
}

export const head = ({ sides, head }: LoaderData<typeof loader>) =>
  pageMeta({
    ...head,
    title: sides.map(({ name }) => name).join(' · '),
    canonical: '/painting/compare',
    alternates: {},
    indexed: false,
  });

export default function ComparePage({ sides }: LoaderData<typeof loader>) {
  const { t } = useReader();
  return (
    <div className="wrap page">
      <h1>{t('painting.compareTitle')}</h1>
      <Island name="compare-pictures" of={ComparePictures} props={{ sides }} />
    </div>
  );
}
