import {Scripts} from '@remix-run/react';
import {expect, it} from 'vitest';
import {deferScripts} from '~/platform/document/deferScripts';
import {renderSite} from '../../../support/remixSite';

it('the scripts of a page wait until the visitor sees it', () => {
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

it('what the merchant has written is left unchanged when the scripts of its page are made to wait', () => {
  const html = '<script nonce="n0" type="module" async="">alert(1)</script>';
  expect(deferScripts(html, 'n1')).toBe(html);
});
