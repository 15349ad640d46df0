import {useEffect} from 'react';
import href from '~/styles/print.css?url';

const stylesheet = {rel: 'stylesheet', media: 'print', href};

/** The print styles, which load after everything that the screen needs. */
export function PrintStyles() {
  useEffect(() => {
    const link = Object.assign(document.createElement('link'), stylesheet);
    document.head.append(link);
    return () => link.remove();
  }, []);
  return (
    <noscript>
      <link {...stylesheet} />
    </noscript>
  );
}
