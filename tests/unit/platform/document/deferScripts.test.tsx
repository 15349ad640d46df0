import {Scripts} from '@remix-run/react';
import {expect, it} from 'vitest';
import {deferScripts} from '~/platform/document/deferScripts';
import {renderSite} from '../../../support/remixSite';

it('Remix’s scripts load and run only after the script that starts them', () => {
  const rendered = renderSite(() => <Scripts nonce="n1" />);
  expect(rendered.match(/rel="modulepreload"/g)?.length).toBeGreaterThan(2);
  const html = deferScripts(rendered, 'n1');
  expect(html).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(html).toMatch(/<link rel="late" href="\/entry.js"/);
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script nonce="n1">',
    '<script nonce="n1" type="late">',
    '<script nonce="n1">',
  ]);
  expect(html).toMatch(/<script nonce="n1" type="late">[^<]*import\("\/entry.js"\);<\/script>/);
});

it('a module in the content, or a page that has no scripts, is left unchanged', () => {
  const html = '<script nonce="n0" type="module" async="">alert(1)</script>';
  expect(deferScripts(html, 'n1')).toBe(html);
});
