import type {ServerResponse} from 'node:http';
import sharp from 'sharp';
import {HttpError} from '../http/request';

const inks = ['#5c5850', '#8a5a2b', '#3f4a3c', '#4a4f5c', '#6b3b32'];

/** Renders the first letter of a host on a colour, as a PNG of 32 px. */
async function render(host: string): Promise<Buffer> {
  const name = host.replace(/^www\./, '');
  const sum = [...name].reduce((total, character) => total + character.charCodeAt(0), 0);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <rect width="32" height="32" fill="${inks[sum % inks.length]}"/>
    <text x="16" y="23" font-family="sans-serif" font-size="20" text-anchor="middle" fill="#fff">${name.charAt(0).toUpperCase()}</text>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Stands in for a public favicon service: `/favicons?domain=host`. */
export async function sendFavicon(url: URL, response: ServerResponse): Promise<void> {
  const host = url.searchParams.get('domain') ?? '';
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(host)) throw new HttpError(400, 'domain is not a host name');
  const icon = await render(host);
  response.writeHead(200, {
    'content-type': 'image/png',
    'content-length': icon.length,
    'cache-control': 'public, max-age=86400',
  });
  response.end(icon);
}
