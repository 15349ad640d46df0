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
  /** Which message shows, and whether screen readers keep silent about a change. */
  onShow(shown: {index: number; silent: boolean}): void;
}

/** The left and right arrow keys go from control to control: all of them are one stop of the Tab key (rule 5.5). */
function moveInToolbar({key, currentTarget, target}: KeyboardEvent<HTMLElement>) {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (!step) return;
  const controls = [...currentTarget.querySelectorAll('button')];
  controls[cycle(controls.indexOf(target as HTMLButtonElement), step, controls.length)]?.focus();
}

/** Shows the next message every 40 s, and has the buttons for it. The close button hides the bar for an hour (rule 5.4). */
export default function Controls({bar, announcements, onShow}: ControlsProps) {
  const t = useMessages(messages);
  const count = announcements.length;
  const {index, playing, silent, toggle, go} = useRotation(count, bar);
  useLayoutOffset(bar, '--announcement');
  useEffect(() => onShow({index, silent}), [index, silent, onShow]);
  const dismiss = () => {
    dismissAnnouncements();
    document.getElementById('main')?.focus({preventScroll: true});
  };
  const dismissible = announcements[index]?.dismissible;
  if (count < 2 && !dismissible) return null;
  return (
    <div role="toolbar" aria-label={t.controls} className={styles.controls} onKeyDown={moveInToolbar}>
      {count > 1 && (
        <>
          <span className={styles.position} aria-hidden="true">
            {index + 1}/{count}
          </span>
          <button
            type="button"
            aria-label={playing ? t.pause : t.play}
            className={[styles.control, playing ? styles.pause : styles.play].join(' ')}
            onClick={toggle}
          />
          <button type="button" tabIndex={-1} aria-label={t.previous} className={styles.control} onClick={() => go(-1)}>
            <Arrow left className={styles.arrow} />
          </button>
          <button type="button" tabIndex={-1} aria-label={t.next} className={styles.control} onClick={() => go(1)}>
            <Arrow className={styles.arrow} />
          </button>
        </>
      )}
      {dismissible && (
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
