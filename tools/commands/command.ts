/** What a command uses of Node.js's `process`. */
export interface CommandProcess {
  env: NodeJS.ProcessEnv;
  stdin: NodeJS.ReadableStream & {isTTY?: boolean};
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream & {isTTY?: boolean; columns?: number};
}

/** Runs with the arguments behind its name. Returns `false` when something is left to a person. */
export type Command = (args: string[], process: CommandProcess) => Promise<boolean>;

/** Runs a command and returns its exit status: 1 when it returns `false` or throws. An error is printed without a stack. */
export async function runCommand(command: Command, args: string[], process: CommandProcess): Promise<0 | 1> {
  try {
    return (await command(args, process)) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}
