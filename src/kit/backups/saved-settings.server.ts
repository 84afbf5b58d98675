/** Names of environment variables that hold secrets; the backup key itself is never saved. */
const secret = /SECRET|TOKEN|PASSWORD|(?:_|^)KEY(?:_|$)/;
/** A URL with a user name and password. */
const withPassword = /^[a-z][a-z\d+.-]*:\/\/[^/\s]*@/i;

/** The settings that a backup saves; without secrets, unless it is encrypted. */
export const selectSettings = (
  names: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  { isEncrypted }: { isEncrypted: boolean },
): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value = environment[name];
      if (!value || name === 'BACKUP_KEY') return [];
      return isEncrypted || !(secret.test(name) || withPassword.test(value)) ? [[name, value]] : [];
    }),
  );

/** As a file of environment variables, for both systemd and shells. */
export const asEnvironmentFile = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}='${value.replaceAll("'", `'\\''`)}'\n`)
    .join('');
