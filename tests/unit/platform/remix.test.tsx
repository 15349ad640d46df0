import {Children, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';
import {describe, expect, it} from 'vitest';
import {useScriptElements} from '~/platform/document/scriptElements';
import {LateScripts} from '~/ui/LateScripts';
import {renderSite} from '../../support/remixSite';

type Tag = ReactElement<{rel?: string; href?: string; type?: string; nonce?: string}>;

/** The elements in a node, those in its fragments too. */
function tagsOf(node: ReactNode): Tag[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{children?: ReactNode}>(child)) return [];
    return child.type === Fragment ? tagsOf(child.props.children) : [child as Tag];
  });
}

describe('Scripts of Remix', () => {
  it('can be called in another component, and gives links that preload modules and a script of type module', () => {
    let tags: Tag[] = [];
    renderSite(function Root() {
      tags = tagsOf(useScriptElements('abc'));
      return null;
    });
    const links = tags.filter(({type}) => type === 'link');
    expect(links.map(({props}) => props.rel)).toEqual(links.map(() => 'modulepreload'));
    expect(links.map(({props}) => props.href)).toEqual(
      expect.arrayContaining(['/entry.js', '/react.js', '/root.js', '/shared.js']),
    );
    const scripts = tags.filter(({type}) => type === 'script');
    expect(scripts.map(({props}) => [props.type, props.nonce])).toEqual([
      [undefined, 'abc'],
      ['module', 'abc'],
    ]);
    expect(tags).toHaveLength(links.length + scripts.length);
  });

  it('are neither fetched nor run before the script that starts them', () => {
    const html = renderSite(() => <LateScripts nonce="abc" />);
    expect(html).not.toMatch(/rel="modulepreload"|type="module"/);
    expect(html).toMatch(/<link rel="late" href="\/entry.js"/);
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script nonce="abc">',
      '<script nonce="abc" type="late" async="">',
      '<script nonce="abc">',
    ]);
  });
});
