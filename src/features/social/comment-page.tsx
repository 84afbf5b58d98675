import { Redirect, type PageRequest } from '../../kit/pages/page.ts';
import { whereComment } from './contract.ts';

/** Not cached: the target depends on the reader's language, and the comment may be deleted. */
export const isKept = false;

/** `/comment/{id}` redirects to the page that shows the comment. */
export async function loader({ call, params: { id } }: PageRequest<{ id: string }>): Promise<never> {
  throw new Redirect((await call(whereComment, { id })).href);
}

export default function CommentPage() {
  return null;
}
