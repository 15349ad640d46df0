import {printVariants} from './printVariants';
import {main} from './store';

await main(printVariants);
