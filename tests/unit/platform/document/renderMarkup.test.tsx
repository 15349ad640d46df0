import {Suspense} from 'react';
import {describe, expect, it} from 'vitest';
import {renderMarkup} from '~/platform/document/renderMarkup';

function Broken(): never {
  throw new Error('broken');
}

describe('the markup of a document', () => {
  it('is complete when every part was rendered', () => {
    const {markup, complete} = renderMarkup(
      <html lang="de">
        <body>
          <Suspense>Tisch</Suspense>
        </body>
      </html>,
    );
    expect(markup).toBe('<!DOCTYPE html><html lang="de"><body><!--$-->Tisch<!--/$--></body></html>');
    expect(complete).toBe(true);
  });

  it('is not complete when a part in Suspense has thrown', () => {
    const {markup, complete} = renderMarkup(
      <main>
        Tisch
        <Suspense>
          <Broken />
        </Suspense>
      </main>,
    );
    expect(markup).toContain('Tisch');
    expect(complete).toBe(false);
  });

  it('throws what is thrown outside of Suspense', () => {
    expect(() => renderMarkup(<Broken />)).toThrow('broken');
  });
});
