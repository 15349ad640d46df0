import {useLocation} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';

/** Tells screen readers the title of the page after a navigation in the browser (rule 2.9). */
export function RouteAnnouncer() {
  const {pathname} = useLocation();
  const [title, setTitle] = useState('');
  const announcedPath = useRef(pathname);
  useEffect(() => {
    if (announcedPath.current !== pathname) setTitle(document.title);
    announcedPath.current = pathname;
  }, [pathname]);
  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  );
}
