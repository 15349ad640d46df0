/** Runs a command by its arguments. It fails when it answers `false`, or throws: the message is printed without a stack. */
export async function runCommand(command: (args: string[]) => Promise<boolean>): Promise<void> {
  try {
    if (!(await command(process.argv.slice(2)))) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
