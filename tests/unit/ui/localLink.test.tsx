import {Link, type LinkProps} from '@remix-run/react';
import {expect, test} from 'vitest';
import {LocalLink} from '~/ui/LocalLink';
import {renderSite} from '../../support/remixSite';

const markup = (link: React.ReactNode) => /<a .*<\/a>/.exec(renderSite(() => link))?.[0];

const props: Omit<LinkProps, 'to'>[] = [
  {children: 'A & B', className: 'x', 'aria-current': 'page', title: '"'},
  {children: <em>x</em>, viewTransition: true, preventScrollReset: true, tabIndex: -1, 'aria-hidden': true},
  {children: 'x', discover: 'none', reloadDocument: true, replace: true, prefetch: 'none', state: {from: 'x'}},
];

test.each([
  '/',
  '/shop',
  '/shop?page=2&art=m%C3%B6bel#liste',
  '/projects/größe ä',
  '/shop/',
  '/a/../b',
  '//c',
  '?page=2',
  '#top',
])('the worker renders the link to %s as the browser will', (to) => {
  for (const each of props) {
    const expected = markup(<Link to={to} {...each} />);
    expect(expected).toContain('href=');
    expect(markup(<LocalLink to={to} {...each} />)).toBe(expected);
  }
});
