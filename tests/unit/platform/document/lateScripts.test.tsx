import {Scripts} from '@remix-run/react';
import {expect, it} from 'vitest';
import {startScriptsLate} from '~/platform/document/lateScripts';
import {renderSite} from '../../../support/remixSite';

it("fetches and runs none of Remix's scripts before the script that starts them", () => {
  const rendered = renderSite(() => <Scripts nonce="n1" />);
  expect(rendered.match(/rel="modulepreload"/g)?.length).toBeGreaterThan(2);
  const html = startScriptsLate(rendered, 'n1');
  expect(html).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(html).toMatch(/<link rel="late" href="\/entry.js"/);
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script nonce="n1">',
    '<script nonce="n1" type="late">',
    '<script nonce="n1">',
  ]);
  expect(html).toMatch(/<script nonce="n1" type="late">[^<]*import\("\/entry.js"\);<\/script>/);
});

it('leaves a module of the content and a document without scripts as they are', () => {
  const html = '<script nonce="n0" type="module" async="">alert(1)</script>';
  expect(startScriptsLate(html, 'n1')).toBe(html);
});
