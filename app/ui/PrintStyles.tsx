import {useEffect} from 'react';
import href from '~/styles/print.css?url';

const sheet = {rel: 'stylesheet', media: 'print', href};

/** How a page looks on paper (rule 2.30). It comes after all that the screen needs. */
export function PrintStyles() {
  useEffect(() => {
    const link = Object.assign(document.createElement('link'), sheet);
    document.head.append(link);
    return () => link.remove();
  }, []);
  return (
    <noscript>
      <link {...sheet} />
    </noscript>
  );
}
