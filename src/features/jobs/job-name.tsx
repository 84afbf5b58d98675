import { useReader } from '../../kit/reader.tsx';

/** What a job is called, and what it is done with. */
export function JobName({ name, about }: { name: string; about: string | null }) {
  const { say } = useReader();
  return (
    <>
      {say(`jobs.name.${name}` as 'jobs.name.importing')}
      {about && <small> {about}</small>}
    </>
  );
}
