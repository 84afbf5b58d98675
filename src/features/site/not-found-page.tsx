import { data } from 'react-router';

/** The catch-all route. */
export function loader() {
  throw data({ error: 'pageNotFound' }, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
