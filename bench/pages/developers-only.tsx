import { data, Outlet, type LoaderFunctionArgs } from 'react-router';
import { pageOf } from '../../src/kit/pages/page-context.ts';

/** Around every page under `/dev`: they answer with STELE_DEV=on only. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!pageOf(context).dev) throw data({ error: 'pageNotFound' }, { status: 404 });
  return null;
}

export default function DevelopersOnly() {
  return <Outlet />;
}
