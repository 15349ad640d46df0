import {AnimatePresence, LazyMotion, domAnimation, m} from 'framer-motion';
import {useRef, type PointerEvent} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {Arrow} from '~/ui/Arrow';
import {ButtonLink} from '~/ui/Button';
import {Picture} from '~/ui/Picture';
import {contentMessages} from '../messages';
import styles from './ProjectSlider.module.css';
import type {ProjectCard} from './projects';
import {SlideFacts} from './SlideFacts';
import {swipeStep, timings} from './slider';
import {useSlider} from './useSlider';

const ease = [0.2, 0.7, 0.1, 1] as const;
const half = {type: 'button', tabIndex: -1, 'aria-hidden': true, 'data-picture': ''} as const;
const seconds = (milliseconds: number) => milliseconds / 1000;

interface MovingSliderProps {
  projects: ProjectCard[];
  /** The position to start from. */
  start: number;
}

/** The slider of the home page. From 768 px on a mask opens over the next project; on a phone it slides in. */
export function MovingSlider({projects, start}: MovingSliderProps) {
  const t = useMessages(contentMessages);
  const stage = useRef<HTMLDivElement>(null);
  const {index, captionIndex, from, style, go} = useSlider(projects.length, start, stage);
  const touch = useRef<{x: number; y: number}>();
  const project = projects[index];
  const captionProject = projects[captionIndex];
  if (!project || !captionProject) return null;

  const startSwipe = (event: PointerEvent) => {
    touch.current = style === 'swipe' ? {x: event.clientX, y: event.clientY} : undefined;
  };
  const endSwipe = (event: PointerEvent) => {
    const touched = touch.current;
    touch.current = undefined;
    const step = touched && swipeStep(event.clientX - touched.x, event.clientY - touched.y);
    if (step) go(step, step > 0 ? 'left' : 'right');
  };
  const closed = from === 'right' ? 'inset(0% 0% 0% 100%)' : 'inset(0% 100% 0% 0%)';
  const offset = from === 'right' ? '100%' : '-100%';
  const layer = {
    mask: {
      initial: {clipPath: closed, zIndex: 1},
      animate: {clipPath: 'inset(0% 0% 0% 0%)', zIndex: 1, transition: {duration: seconds(timings.mask), ease}},
      // A position in the stack can't be animated, so only a delay keeps the old picture beneath the mask.
      exit: {zIndex: 0, transition: {delay: seconds(timings.rest), duration: 0}},
    },
    swipe: {
      initial: {x: offset},
      animate: {x: '0%', transition: {duration: seconds(timings.swipe), ease}},
      exit: {x: from === 'right' ? '-100%' : '100%', transition: {duration: seconds(timings.swipe), ease}},
    },
    still: {initial: {zIndex: 1}, animate: {zIndex: 1}, exit: {zIndex: 0, transition: {duration: 0}}},
  }[style];
  const rest = {duration: seconds(timings.picture), ease};

  return (
    <LazyMotion features={domAnimation} strict>
      <div ref={stage} className={styles.stage} onPointerDown={startSwipe} onPointerUp={endSwipe}>
        <AnimatePresence initial={false} mode="sync">
          <m.div key={project.handle} className={styles.layer} {...layer}>
            <m.div
              className={styles.layer}
              initial={style === 'mask' ? {scale: 1.12, x: from === 'right' ? '6%' : '-6%'} : false}
              animate={{scale: 1, x: '0%', transition: rest}}
            >
              {project.cover && (
                <Picture className={`carried ${styles.cover}`} image={project.cover} sizes="100vw" upright priority />
              )}
            </m.div>
          </m.div>
        </AnimatePresence>
        {/* A click on the picture does the same as the arrows below, which everybody reaches. */}
        <button {...half} className={styles.previous} onClick={() => go(-1)} />
        <button {...half} className={styles.next} onClick={() => go(1)} />
      </div>
      <div aria-live="polite">
        <SlideFacts project={captionProject} position={captionIndex + 1} total={projects.length}>
          <ButtonLink to={`/projects/${captionProject.handle}`} className={styles.open} viewTransition>
            {t.toProject}
          </ButtonLink>
          <span className={styles.arrows}>
            <button type="button" className={styles.arrow} aria-label={t.previous} onClick={() => go(-1)}>
              <Arrow left />
            </button>
            <button type="button" className={styles.arrow} aria-label={t.next} onClick={() => go(1)}>
              <Arrow />
            </button>
          </span>
        </SlideFacts>
      </div>
    </LazyMotion>
  );
}
