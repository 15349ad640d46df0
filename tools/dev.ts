import {startDevServer} from './devServer';
import {runSession} from './session';

await runSession(startDevServer);
