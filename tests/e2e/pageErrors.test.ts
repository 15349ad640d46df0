import {expect, test} from '../support/test';

test('our tests notice a font that a page would load twice', async ({open}) => {
  const page = await open('/imprint', {expectedErrors: [/credentials mode does not match/]});
  const loaded = await page.evaluate(async () => {
    console.warn(
      'The resource /x was preloaded using link preload but not used within a few seconds from the window’s load event.',
    );
    const font = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]');
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.href = `${font?.href}?again`;
    const fetched = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await fetched;
    const face = await new FontFace('again', `url(${link.href})`).load();
    return face.status;
  });
  expect(loaded).toBe('loaded');
});
