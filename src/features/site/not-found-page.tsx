import { data } from 'react-router';

/** Any address that is none of ours. */
export function loader() {
  throw data({ error: 'pageNotFound' }, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
