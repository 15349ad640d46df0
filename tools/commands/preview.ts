import {runCommand} from './run';
import {previewLink} from './previewLink';
import {readEnvironment} from '../environment';

await runCommand(async (args) => {
  process.stdout.write(await previewLink(args, readEnvironment()));
  return true;
});
