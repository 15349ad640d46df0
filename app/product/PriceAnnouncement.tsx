import {useEffect, useRef, useState} from 'react';

/** The delay of the announcement in ms, because moving a slider passes a hundred prices. */
const delay = 600;

/** Announces a changed price to screen readers. */
export function PriceAnnouncement({text}: {text: string}) {
  const [announcement, setAnnouncement] = useState('');
  const initialText = useRef(text);
  useEffect(() => {
    if (text === initialText.current) return;
    initialText.current = '';
    const timer = setTimeout(() => setAnnouncement(text), delay);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}
