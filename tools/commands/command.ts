/**
 * Runs a command with the arguments of the command line. The exit status is 1 when it returns `false` or throws. An error is
 * printed without a stack.
 */
export async function runCommand(command: (args: string[]) => Promise<boolean>): Promise<void> {
  try {
    if (!(await command(process.argv.slice(2)))) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
