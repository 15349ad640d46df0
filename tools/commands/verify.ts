import {runStoreCommand} from './commandStore';
import {verifyId} from './verifyId';

await runStoreCommand(verifyId);
