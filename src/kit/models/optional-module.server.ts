/** Imports a module that is no dependency: operators who use it install it. Fails with the command that does. */
export async function importOptional<Module>(name: string): Promise<Module> {
  try {
    return (await import(name)) as Module;
  } catch (error) {
    throw new Error(`${name} is not installed: npm install --no-save --ignore-scripts ${name}`, { cause: error });
  }
}
