import {printVariants} from './printVariants';
import {runStoreCommand} from './commandStore';

await runStoreCommand(printVariants);
