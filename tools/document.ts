interface Document {
  status: number;
  headers: Headers;
  html: string;
}

/** Requests a document as a browser does, without following redirects. `cookies` is the value of the `Cookie` header. */
export async function getDocument(url: string, cookies = ''): Promise<Document> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: {Accept: 'text/html,application/xhtml+xml', ...(cookies && {Cookie: cookies})},
  });
  return {status: response.status, headers: response.headers, html: await response.text()};
}

/** All tags with this name, in the order of the HTML, each as a map of its attributes. */
export function tags(html: string, name: string): Record<string, string>[] {
  const matches = html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, 'gi'));
  return [...matches].map(([, attributes = '']) => {
    const pairs = attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g);
    return Object.fromEntries([...pairs].map(([, key = '', value = '']) => [key.toLowerCase(), value]));
  });
}

/** The HTML without the scripts that hold data for the browser: what visitors and search engines read. */
export function withoutData(html: string): string {
  return html.replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '');
}

const entities: Record<string, string> = {'&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>'};

/** The text of an attribute or of a piece of HTML without tags. */
export function decodeEntities(html: string): string {
  return html.replace(/&(?:amp|quot|#x27|lt|gt);/g, (code) => entities[code] ?? code);
}
