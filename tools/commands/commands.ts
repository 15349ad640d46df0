import type {Command} from './command';

/** The scripts of `package.json` that a merchant runs. Each loads only what it needs. */
export const commands: Record<string, () => Promise<Command>> = {
  'store:setup': async () => (await import('./setup')).setUpCommand,
  'store:check': async () => (await import('./check')).checkCommand,
  'orders:check': async () => (await import('./ordersCheck')).ordersCheckCommand,
  'orders:sheets': async () => (await import('./ordersSheets')).ordersSheetsCommand,
  'preview:link': async () => (await import('./writePreviewLinks')).previewLinkCommand,
  'configurator:verify': async () => (await import('./verifyId')).verifyCommand,
  'configurator:variants': () => Promise.resolve(goneCommand('npm run store:setup makes the price variants now.')),
};

/** Fails with what does the command's work now. */
function goneCommand(message: string): Command {
  return () => Promise.reject(new Error(message));
}
