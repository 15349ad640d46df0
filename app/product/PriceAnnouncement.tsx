import {useEffect, useRef, useState} from 'react';

/** Debounce of the announcement in ms, because moving a slider passes a hundred prices. */
const pause = 600;

/** Announces a changed price to screen readers. */
export function PriceAnnouncement({text}: {text: string}) {
  const [spoken, setSpoken] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setSpoken(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {spoken}
    </p>
  );
}
