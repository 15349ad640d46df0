/** What browser extensions and translators do to a page. */
export const foreignKinds = [
  'a style at the start of the head',
  'a style in the middle of the head',
  'a style at the end of the head',
  'an element at the start of the body',
  'an element at the end of the body',
  'an element before the head',
  'an element after the body',
  'attributes of html and body',
  'an icon beside each field',
  'a wrapper around each field',
  'links for telephone numbers',
  'marks in texts',
  'an icon that comes back',
  'a translation',
] as const;
export type ForeignKind = (typeof foreignKinds)[number];

/**
 * When it happens: while the document is still parsed, as soon as the page has the place for it; when the document is complete; when the
 * page calls `writeNow`.
 */
export type ForeignTime = 'early' | 'complete' | 'later';

declare global {
  interface Window {
    /** Writes what the extension writes. For the time `later`. */
    writeNow(): void;
  }
}

/**
 * Runs in the page before its own scripts, and uses nothing from outside itself. Whatever it inserts has
 * its kind as the attribute `data-foreign`.
 */
export function writeIntoPage([kind, time]: readonly [ForeignKind, ForeignTime]): void {
  const create = (name: string) => {
    const element = document.createElement(name);
    element.setAttribute('data-foreign', kind);
    return element;
  };
  const style = () => Object.assign(create('style'), {textContent: '.nothing-of-the-page {color: red}'});
  const icon = () => {
    const element = create('div');
    element.style.cssText = 'position: absolute; width: 16px; height: 16px;';
    element.append(document.createElement('i'));
    return element;
  };
  const done = new WeakSet<Node>();
  /** Does it once with each node. */
  const once = <T extends Node>(nodes: Iterable<T | null>, act: (node: T) => void) => {
    for (const node of nodes) {
      if (!node || done.has(node)) continue;
      done.add(node);
      act(node);
    }
  };
  const fields = () =>
    document.querySelectorAll<HTMLElement>('main :is(input:not([type=hidden], .visually-hidden), textarea, select)');
  const texts = (pattern: RegExp) => {
    if (!document.body) return [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isShown = !text.parentElement?.closest('script, style, noscript, title, textarea, select, [data-foreign]');
      if (isShown && pattern.test(text.data)) found.push(text);
    }
    return found;
  };
  /** As extensions mark a part of a text: the text is split in three. */
  const surround = (text: Text, pattern: RegExp, element: HTMLElement) => {
    const {index, 0: match} = pattern.exec(text.data) as RegExpExecArray;
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + match.length);
    range.surroundContents(element);
  };

  const write: Record<ForeignKind, () => void> = {
    'a style at the start of the head': () => once([document.head], (head) => head.prepend(style())),
    'a style in the middle of the head': () =>
      once([document.querySelector('head link[rel=stylesheet]')], (link) => link.before(style())),
    'a style at the end of the head': () => once([document.head], (head) => head.append(style())),
    'an element at the start of the body': () => once([document.body], (body) => body.prepend(create('div'))),
    'an element at the end of the body': () => once([document.body], (body) => body.append(create('div'))),
    'an element before the head': () => once([document.head], (head) => head.before(create('x-extension'))),
    'an element after the body': () => once([document.body], (body) => body.after(create('x-extension'))),
    'attributes of html and body': () =>
      once([document.documentElement, document.body], (element) =>
        element.setAttribute('data-extension-installed', ''),
      ),
    'an icon beside each field': () => once(fields(), (field) => field.after(icon())),
    'a wrapper around each field': () =>
      once(fields(), (field) => {
        const focused = document.activeElement;
        const wrapper = create('span');
        field.before(wrapper);
        wrapper.append(field);
        if (focused === field) field.focus();
      }),
    'links for telephone numbers': () =>
      once(texts(/\+?\d[\d ]{7,}/), (text) => {
        const link = create('a');
        link.setAttribute('href', 'tel:0');
        surround(text, /\+?\d[\d ]{7,}/, link);
      }),
    'marks in texts': () => once(texts(/\w{5,}/), (text) => surround(text, /\w{5,}/, create('mark'))),
    'an icon that comes back': () =>
      once([fields()[0] ?? null], (field) => {
        const returning = icon();
        const insert = () => {
          const place = field.isConnected ? field : fields()[0];
          if (!returning.isConnected) place?.after(returning);
        };
        insert();
        new MutationObserver(insert).observe(document.documentElement, {childList: true, subtree: true});
      }),
    'a translation': () => {
      // Also a text that was translated before and is back.
      for (const text of texts(/\p{L}/u)) {
        const translation = create('font');
        const inner = document.createElement('font');
        inner.append(text.data);
        translation.append(inner);
        text.replaceWith(translation);
      }
      once([document.body], (body) => {
        const observer = new MutationObserver(() => write['a translation']());
        observer.observe(body, {childList: true, subtree: true, characterData: true});
      });
    },
  };
  const act = write[kind];
  if (time === 'later') window.writeNow = act;
  if (time === 'complete') document.addEventListener('DOMContentLoaded', act);
  if (time === 'early') {
    const observer = new MutationObserver(act);
    observer.observe(document as unknown as Node, {childList: true, subtree: true});
    document.addEventListener('DOMContentLoaded', () => observer.disconnect());
  }
}

declare global {
  interface Window {
    /** What `watchForm` has seen. */
    visit: {shift: number; missing: number};
  }
}

/** Runs in the page: from now on counts the frames without the field, and the layout shifts, also those soon after a key. */
export function watchForm(selector: string): void {
  const visit = (window.visit = {shift: 0, missing: 0});
  const look = () => {
    if (!document.querySelector(selector)?.getClientRects().length) visit.missing += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) visit.shift += entry.value;
  }).observe({type: 'layout-shift'});
}
