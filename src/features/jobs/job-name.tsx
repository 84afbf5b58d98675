import { useReader } from '../../kit/reader.tsx';

/** A job's name and its subject. */
export function JobName({ name, about }: { name: string; about: string | null }) {
  const { t } = useReader();
  return (
    <>
      {t(`jobs.name.${name}` as 'jobs.name.importing')}
      {about && <small> {about}</small>}
    </>
  );
}
