import {runCommand} from './runCommand';
import {writePreviewLinks} from './writePreviewLinks';
import {readEnvironment} from '../environment';

await runCommand(async (args) => {
  process.stdout.write(await writePreviewLinks(args, readEnvironment()));
  return true;
});
