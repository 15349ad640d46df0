import {ensureBuild} from './build';
import {runSession} from './session';
import {startWorker} from './worker';

await runSession(async (port, env, verbose) => {
  const build = await ensureBuild(() => console.log('Building …'));
  return startWorker({build, env, port, log: verbose});
});
