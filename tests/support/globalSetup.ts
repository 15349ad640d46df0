import {cp, rm} from 'node:fs/promises';
import path from 'node:path';
import type {TestProject} from 'vitest/node';
import {ensureBuild, root} from '../../tools/build';
import {launchBrowser} from '../../tools/browser';
import {startSite} from '../../tools/site';

declare module 'vitest' {
  interface ProvidedContext {
    browserEndpoint: string;
    build: string;
    site: {url: string; storeUrl: string};
  }
}

/** One browser and one site for all end-to-end tests of a run. */
export default async function setup(project: TestProject) {
  const build = await copyOfBuild();
  const [browser, site] = await Promise.all([launchBrowser(), startSite({build})]);
  project.provide('browserEndpoint', browser.wsEndpoint());
  project.provide('build', build);
  project.provide('site', {url: site.url, storeUrl: site.storeUrl});
  return async () => {
    await Promise.all([browser.close(), site.close()]);
    await rm(build, {recursive: true});
  };
}

/** Tests use a copy of the build, because another build may replace the original meanwhile. */
async function copyOfBuild(): Promise<string> {
  const copy = path.join(root, '.cache/builds', String(process.pid));
  await cp(await ensureBuild(), copy, {recursive: true});
  return copy;
}
