interface Document {
  status: number;
  headers: Headers;
  html: string;
}

/** A document as a browser asks for it, redirects not followed. `cookies` as they are sent. */
export async function getDocument(url: string, cookies = ''): Promise<Document> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: {Accept: 'text/html,application/xhtml+xml', ...(cookies && {Cookie: cookies})},
  });
  return {status: response.status, headers: response.headers, html: await response.text()};
}

/** The tags of one name as they stand in the HTML, each a map of its attributes. */
export function tags(html: string, name: string): Record<string, string>[] {
  const found = html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, 'gi'));
  return [...found].map(([, inside = '']) => {
    const pairs = inside.matchAll(/([\w:-]+)(?:="([^"]*)")?/g);
    return Object.fromEntries([...pairs].map(([, key = '', value = '']) => [key.toLowerCase(), value]));
  });
}

/** The HTML without the scripts that hold data for the browser: what visitors and search engines read. */
export function withoutData(html: string): string {
  return html.replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '');
}
