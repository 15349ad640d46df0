import {existsSync} from 'node:fs';
import path from 'node:path';
import {launchFirefox} from './firefox';
import type {TestBrowser} from './tab';
import {launchWebKit} from './webkit';

interface InstalledBrowser {
  name: string;
  launch(): Promise<TestBrowser>;
}

/**
 * The browsers of this machine, and on the console which one is missing. Throws when none is there; with `CI` set, also
 * when one is missing: nobody reads that note there.
 */
export function installedBrowsers(): InstalledBrowser[] {
  const firefox = program('firefox-esr', 'firefox');
  const driver = program('WebKitWebDriver');
  const xvfb = program('Xvfb');
  const webkit = driver && (xvfb ?? process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY) ? driver : undefined;
  const browsers: InstalledBrowser[] = [];
  const missing: string[] = [];
  if (firefox) browsers.push({name: 'Firefox', launch: () => launchFirefox(firefox)});
  else missing.push('Firefox is not installed. On Debian: apt install firefox-esr');
  if (webkit) browsers.push({name: 'WebKitGTK', launch: () => launchWebKit(webkit, xvfb)});
  else missing.push('WebKitGTK is not installed, or has no display. On Debian: apt install webkit2gtk-driver xvfb');
  for (const note of missing) console.log(note);
  if (missing.length && (process.env.CI || !browsers.length)) throw new Error(missing.join('\n'));
  return browsers;
}

/** Path of the first of these programs that is there. */
function program(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}
