/**
 * Runs in a browser. What a page shows of content that isn't there: empty headings, links and lists, headings without
 * anything below, links without an address, pictures without a source, `undefined` in a text. Each as a piece of its HTML.
 */
export function findEmptyParts(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const found: string[] = [];
  const report = (what: string, element: Element) => found.push(`${what}: ${element.outerHTML.slice(0, 160)}`);
  const all = (selector: string, root: Document | Element = page) => [...root.querySelectorAll(selector)];

  for (const script of all('script[type="application/ld+json"]')) {
    if (/":\s*(""|null|\[\])/.test(script.textContent)) report('empty value', script);
  }
  if (!page.title.trim()) found.push('no title');
  all('script, style, template').forEach((element) => element.remove());

  /** Whether an element shows a word, a picture or something to fill in. */
  const shows = (element: Element) =>
    element.textContent.trim() !== '' || element.querySelector('img, svg, input, select, textarea, hr') !== null;
  const named = (element: Element) =>
    element.textContent.trim() !== '' ||
    Boolean(element.getAttribute('aria-label')?.trim()) ||
    all('img[alt]', element).some((image) => image.getAttribute('alt') !== '');

  for (const element of all(
    'h1, h2, h3, h4, h5, h6, p, li, dt, dd, summary, figcaption, blockquote, address, th, label',
  )) {
    if (!shows(element) && !element.matches('[role=status], [aria-live]')) report('empty', element);
  }
  for (const element of all('a, button')) {
    if (!named(element) && !element.closest('[aria-hidden=true], [hidden]')) report('without a name', element);
  }
  for (const element of all('ul, ol, dl, table, tbody, select, nav, details > div')) {
    if (!shows(element)) report('empty', element);
  }
  // A section, or the box around one heading, that has nothing but its heading.
  for (const heading of all('h2, h3')) {
    const section = heading.closest('section, nav, aside') ?? heading.parentElement;
    if (!section || heading.closest('a, summary, header')) continue;
    const copy = section.cloneNode(true) as Element;
    copy.querySelector(heading.tagName)?.remove();
    if (!shows(copy)) report('nothing below the heading', section);
  }
  for (const element of all('a')) {
    const href = element.getAttribute('href');
    if (!href || /^(mailto:|tel:)\+?(\?|$)/.test(href)) report('link without a target', element);
  }
  for (const element of all('img, source')) {
    const source = element.getAttribute(element.matches('img') ? 'src' : 'srcset');
    if (!source || element.getAttribute('srcset') === '') report('without a source', element);
  }
  for (const element of all('br')) {
    const [before, after] = [element.previousSibling, element.nextSibling];
    if (!before || !after || after instanceof HTMLBRElement) report('empty line', element.parentElement ?? element);
  }
  for (const element of all('[aria-labelledby], [aria-describedby]')) {
    const ids = `${element.getAttribute('aria-labelledby') ?? ''} ${element.getAttribute('aria-describedby') ?? ''}`;
    if (ids.split(' ').some((id) => id && !page.getElementById(id))) report('reference to a missing element', element);
  }
  // Read aloud between a name and its count.
  const isSeparator = (element: Element) =>
    element.matches('.visually-hidden') && element.textContent === ', ' && !!element.nextSibling?.textContent;
  const odd = /\b(undefined|null|NaN)\b|\[object|\(\)/;
  // React separates texts by comments, which aren't part of them.
  // A part of a text beside others, which may begin with a comma.
  const isPart = (element: Element) => element.localName === 'span' && element.attributes.length === 0;
  const texts = all('body *').filter(
    (element) => [...element.children].every(isPart) && !isPart(element) && !isSeparator(element),
  );
  for (const element of texts) {
    if (odd.test(element.textContent) || /^\s*[,:]|,\s*$/.test(element.textContent)) report('odd text', element);
  }
  for (const element of all('*')) {
    for (const {name, value} of element.attributes) {
      if (name !== 'class' && (odd.test(value) || (name === 'aria-label' && !/\S[^:,]*[^:,\s]$/.test(value)))) {
        report(`odd ${name}`, element);
      }
    }
  }
  return found;
}
