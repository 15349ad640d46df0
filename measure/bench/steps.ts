import {chromium, type Browser} from 'playwright';
import {readOffer} from '~/configurator/offer/readOffer';
import {loadContent} from '../../studio/load';
import {launchBrowser} from '../../tools/browser';
import {startSite} from '../../tools/site';
import {offerSourceOf} from '../../tools/offerSourceOf';
import {waitForReactAt} from '../../tools/waitForReactAt';
import {budgets} from './budgets';
import {median} from './median';
import {table} from './table';
import {stepTimes, traceCategories, type TraceEvent} from './trace';

const stepCount = 20;

/** Milliseconds between two steps. By then the page has written the URL. */
const pause = 600;

/** In ms. Longer than rendering a picture takes on a busy machine without a graphics card. */
const restTime = 4000;

const tabs = {view: 'Ansicht', drawing: 'Zeichnung'} as const;

const footnote = `CPU time of the page's main thread on this machine, from a slider's input event to the frame with the new picture: script, style,
layout, painting and what is told to the graphics card. The card's work, other threads and waiting are not in it. ${stepCount} steps to and fro
at the largest size, cold ones included. How long a visitor waits, or a phone takes, is not measured.
`;

/** CPU time of a step of a slider, for each made-to-measure product, in the 3D view and in the drawing. */
export async function compareSteps(build: string): Promise<string> {
  const {products} = await loadContent();
  const handles = products.filter((product) => readOffer(offerSourceOf(product), 'de').offer).map(({handle}) => handle);
  const site = await startSite({build});
  const server = await launchBrowser();
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    const rows = [];
    for (const handle of handles) {
      const figures = [];
      for (const tabName of Object.values(tabs)) {
        const times = await measureTimes(browser, `${site.url}/product/${handle}`, tabName);
        figures.push({figure: median(times), max: budgets.step}, {figure: Math.max(...times)});
      }
      rows.push([handle, ...figures]);
    }
    const head = Object.keys(tabs).flatMap((way) => [`${way}: median`, 'worst']);
    return table(['Step of a slider, CPU of the main thread in ms', ...head], rows) + footnote;
  } finally {
    await browser.close();
    await Promise.all([server.close(), site.close()]);
  }
}

async function measureTimes(browser: Browser, url: string, tabName: string): Promise<number[]> {
  const page = await browser.newPage({viewport: {width: 390, height: 844}});
  await page.goto(url);
  // The tabs work when the page's code has loaded.
  await waitForReactAt(page, 'input[name=width]');
  await page.getByRole('tab', {name: tabName}).click();
  await page.locator('[role=tabpanel]:not([hidden]) :is(canvas, svg)').first().waitFor();
  await page.getByRole('slider').first().press('End');
  await page.waitForTimeout(restTime);
  await browser.startTracing(page, {categories: traceCategories});
  for (let step = 0; step < stepCount; step += 1) {
    await page.keyboard.press(step % 2 ? 'ArrowRight' : 'ArrowLeft');
    await page.waitForTimeout(pause);
    // After a step more pictures are rendered, which soften the shadows. They must not fall into the time of the next step.
    await page.locator('[aria-busy=true]').waitFor({state: 'detached'});
  }
  await page.waitForTimeout(restTime);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: TraceEvent[]};
  await page.close();
  const times = stepTimes(trace.traceEvents);
  // Chromium's trace sometimes lacks an event.
  if (times.length < stepCount - 2) throw new Error(`${url} had ${times.length} steps`);
  return times;
}
