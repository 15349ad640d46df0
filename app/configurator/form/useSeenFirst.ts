import {useRef, type FormEvent} from 'react';
import type {Problem} from '../rules/address';

/**
 * Handlers around the form of a piece: what was typed and then corrected by the very tap on the form's button isn't sent
 * before it has been seen. The field comes into view with its correction, and the next tap sends the piece.
 */
export function useSeenFirst(problems: Problem[]) {
  const seen = useRef(problems);
  const see = () => {
    seen.current = problems;
  };
  return {
    onPointerDownCapture: see,
    onKeyDownCapture: see,
    onSubmitCapture(event: FormEvent<HTMLElement>) {
      const [problem] = problems;
      if (!problem || problems === seen.current) return;
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.querySelector(`[name=${problem.field}]`)?.scrollIntoView({block: 'center'});
    },
  };
}
