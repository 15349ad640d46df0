import {useEffect, type KeyboardEvent, type RefObject} from 'react';
import {defineMessages} from '~/i18n/messages';
import {useMessages} from '~/i18n/useLanguage';
import {Arrow} from '~/ui/Arrow';
import {cycle} from '~/ui/cycle';
import {useLayoutOffset} from '~/ui/useLayoutOffset';
import type {Announcement} from './announcement';
import styles from './Controls.module.css';
import {dismissAnnouncements} from './dismissal';
import {useRotation} from './useRotation';

const messages = defineMessages({
  de: {
    controls: 'Mitteilungen steuern',
    previous: 'Vorherige Mitteilung',
    next: 'Nächste Mitteilung',
    pause: 'Wechsel anhalten',
    play: 'Wechsel fortsetzen',
    dismiss: 'Mitteilungen schließen',
  },
  en: {
    controls: 'Announcement controls',
    previous: 'Previous announcement',
    next: 'Next announcement',
    pause: 'Pause rotation',
    play: 'Resume rotation',
    dismiss: 'Close announcements',
  },
});

interface ControlsProps {
  bar: RefObject<HTMLElement>;
  announcements: Announcement[];
  /** Called with the index of the visible message. `isSilent`: screen readers don't announce the change. */
  onShow(visibleMessage: {index: number; isSilent: boolean}): void;
}

/** Moves the focus between the controls by the arrow keys, because the controls are a single tab stop. */
function moveFocus({key, currentTarget, target}: KeyboardEvent<HTMLElement>) {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (!step) return;
  const controls = [...currentTarget.querySelectorAll('button')];
  controls[cycle(controls.indexOf(target as HTMLButtonElement), step, controls.length)]?.focus();
}

/** The buttons of the bar, and the rotation of its messages every 40 s. The close button hides the bar for an hour. */
export default function Controls({bar, announcements, onShow}: ControlsProps) {
  const t = useMessages(messages);
  const count = announcements.length;
  const {index, isPlaying, isSilent, togglePlaying, move} = useRotation(count, bar);
  useLayoutOffset(bar, '--announcement');
  useEffect(() => onShow({index, isSilent}), [index, isSilent, onShow]);
  const dismiss = () => {
    dismissAnnouncements();
    document.getElementById('main')?.focus({preventScroll: true});
  };
  const isDismissible = announcements[index]?.dismissible;
  if (count < 2 && !isDismissible) return null;
  return (
    <div role="toolbar" aria-label={t.controls} className={styles.controls} onKeyDown={moveFocus}>
      {count > 1 && (
        <>
          <span className={styles.position} aria-hidden="true">
            {`${index + 1}/${count}`}
          </span>
          <button
            type="button"
            aria-label={isPlaying ? t.pause : t.play}
            className={[styles.control, isPlaying ? styles.pause : styles.play].join(' ')}
            onClick={togglePlaying}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={t.previous}
            className={styles.control}
            onClick={() => move(-1)}
          >
            <Arrow left className={styles.arrow} />
          </button>
          <button type="button" tabIndex={-1} aria-label={t.next} className={styles.control} onClick={() => move(1)}>
            <Arrow className={styles.arrow} />
          </button>
        </>
      )}
      {isDismissible && (
        <button
          type="button"
          tabIndex={count > 1 ? -1 : undefined}
          aria-label={t.dismiss}
          className={[styles.control, styles.close].join(' ')}
          onClick={dismiss}
        />
      )}
    </div>
  );
}
