import {main} from './store';
import {verifyId} from './verifyId';

await main(verifyId);
