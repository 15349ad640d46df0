import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import getPort from 'get-port';
import {Builder, Key as Keys, type WebDriver, type WebElement} from 'selenium-webdriver';
import {findVisible, waitFor, type Key, type Tab, type TestBrowser} from './tab';

const keys: Record<Key, string> = {Escape: Keys.ESCAPE, ArrowDown: Keys.ARROW_DOWN, Tab: Keys.TAB};

/** WebKitGTK's MiniBrowser behind its own WebDriver. Without a display it gets one of Xvfb. */
export async function launchWebKit(driverPath: string, xvfb: string | undefined): Promise<TestBrowser> {
  const processes: ChildProcess[] = [];
  const env = {...process.env};
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY && xvfb) {
    // The number of the display that it has found free comes on the standard output.
    const args = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
    const server = spawn(xvfb, args, {stdio: ['ignore', 'pipe', 'ignore']});
    processes.push(server);
    const [number] = (await once(server.stdout, 'data')) as [Buffer];
    env.DISPLAY = `:${number.toString().trim()}`;
  }
  const port = await getPort();
  processes.push(spawn(driverPath, [`--port=${port}`], {env, stdio: 'ignore'}));
  const url = `http://127.0.0.1:${port}`;
  await waitFor('WebDriver', () => fetch(`${url}/status`).catch(() => undefined));
  return {
    name: 'WebKitGTK',
    openTab: async () => {
      const capabilities = {browserName: 'MiniBrowser', pageLoadStrategy: 'none'};
      return tabOf(await new Builder().usingServer(url).withCapabilities(capabilities).build());
    },
    close: async () => {
      for (const process of processes.reverse()) process.kill();
    },
  };
}

function tabOf(driver: WebDriver): Tab {
  const run: Tab['run'] = (script, ...args) => driver.executeScript(`return (${script})(...arguments)`, ...args);
  const find = (selector: string, text = '') =>
    waitFor(
      `${selector} ${text}`,
      () => run(findVisible, selector, text) as Promise<unknown> as Promise<WebElement | null>,
    );
  const findInView = async (selector: string, text?: string) => {
    const element = await find(selector, text);
    await driver.executeScript("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", element);
    return element;
  };
  // Two quick clicks at one point of the window are a double click, even if the page has scrolled between them.
  let offset = 6;
  /**
   * The driver waits for nothing by itself: with any other strategy it holds all commands until the page has its last script. It throws
   * when the former page ends during a command.
   */
  const load = async (start: () => Promise<void>) => {
    await run(() => document.documentElement.setAttribute('data-former', ''));
    await start();
    await waitFor('document', () => run(isParsed).catch(() => false));
  };
  const press = (key: string) => driver.actions().sendKeys(key).perform();
  return {
    open: (url) => load(() => driver.get(url)),
    reload: () => load(() => driver.navigate().refresh()),
    run,
    click: async (selector, text) => {
      const element = await findInView(selector, text);
      offset = -offset;
      // The driver's own click finds nothing to click in a `<summary>`.
      await driver.actions().move({origin: element, x: offset}).click().perform();
    },
    type: async (selector, text) => {
      const field = await findInView(selector);
      await field.click();
      await driver.executeScript('arguments[0].select()', field);
      await press(text);
    },
    press: (key) => press(keys[key]),
    close: () => driver.quit(),
  };
}

/** Runs in the page. */
const isParsed = () => document.readyState !== 'loading' && !document.documentElement.hasAttribute('data-former');
