import {startDevServer} from './devServer';
import {keepTypes} from './generateTypes';
import {runSession} from './session';

keepTypes();
await runSession(startDevServer);
