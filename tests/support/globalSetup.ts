import {ensureBuild} from '../../tools/build';

/** Makes the production build that all end-to-end tests open, unless it is newer than its sources. */
export default async function setup(): Promise<void> {
  await ensureBuild(() => console.log('Building …'));
}
