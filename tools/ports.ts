import getPort from 'get-port';
import {StartError} from './environment';

/** On some systems, only an administrator may use ports below this number. */
const firstUnprivileged = 1024;

/** Throws a `StartError` that names the port and the variable that moves it, when the port can't be used. */
export async function assertPortFree(port: number, variable: string): Promise<void> {
  if ((await getPort({port})) === port) return;
  if (port < firstUnprivileged) {
    throw new StartError(
      `Port ${port} is in use, or needs more rights than this process has. Set ${variable} to another port.`,
    );
  }
  throw new StartError(`Port ${port} is in use. Stop what listens there, or set ${variable} to another port.`);
}
