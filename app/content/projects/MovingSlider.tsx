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
/** A half of the picture is a button for pointers. Keyboards and screen readers use the arrows below. */
const halfButtonProps = {type: 'button', tabIndex: -1, 'aria-hidden': true, 'data-picture': ''} as const;
const toSeconds = (milliseconds: number) => milliseconds / 1000;

interface MovingSliderProps {
  projects: ProjectCard[];
  /** The index of the first project to show. */
  startIndex: number;
}

/** The slider of the home page. From 768 px on a mask opens over the next project; on a phone it slides in. */
export function MovingSlider({projects, startIndex}: MovingSliderProps) {
  const t = useMessages(contentMessages);
  const stage = useRef<HTMLDivElement>(null);
  const {index, captionIndex, side, motion, go} = useSlider(projects.length, startIndex, stage);
  const swipeStart = useRef<{x: number; y: number}>();
  const project = projects[index];
  const captionProject = projects[captionIndex];
  if (!project || !captionProject) return null;

  const startSwipe = (event: PointerEvent) => {
    swipeStart.current = motion === 'swipe' ? {x: event.clientX, y: event.clientY} : undefined;
  };
  const endSwipe = (event: PointerEvent) => {
    const start = swipeStart.current;
    swipeStart.current = undefined;
    const step = start && swipeStep(event.clientX - start.x, event.clientY - start.y);
    if (step) go(step, step > 0 ? 'left' : 'right');
  };
  const closedMask = side === 'right' ? 'inset(0% 0% 0% 100%)' : 'inset(0% 100% 0% 0%)';
  const startOffset = side === 'right' ? '100%' : '-100%';
  const layerMotion = {
    mask: {
      initial: {clipPath: closedMask, zIndex: 1},
      animate: {clipPath: 'inset(0% 0% 0% 0%)', zIndex: 1, transition: {duration: toSeconds(timings.mask), ease}},
      // `z-index` can't be animated, so a delay keeps the old picture beneath the mask.
      exit: {zIndex: 0, transition: {delay: toSeconds(timings.end), duration: 0}},
    },
    swipe: {
      initial: {x: startOffset},
      animate: {x: '0%', transition: {duration: toSeconds(timings.swipe), ease}},
      exit: {x: side === 'right' ? '-100%' : '100%', transition: {duration: toSeconds(timings.swipe), ease}},
    },
    still: {initial: {zIndex: 1}, animate: {zIndex: 1}, exit: {zIndex: 0, transition: {duration: 0}}},
  }[motion];
  const pictureTransition = {duration: toSeconds(timings.picture), ease};

  return (
    <LazyMotion features={domAnimation} strict>
      <div ref={stage} className={styles.stage} onPointerDown={startSwipe} onPointerUp={endSwipe}>
        <AnimatePresence initial={false} mode="sync">
          <m.div key={project.handle} className={styles.layer} {...layerMotion}>
            <m.div
              className={styles.layer}
              initial={motion === 'mask' ? {scale: 1.12, x: side === 'right' ? '6%' : '-6%'} : false}
              animate={{scale: 1, x: '0%', transition: pictureTransition}}
            >
              {project.cover && (
                <Picture className={`carried ${styles.cover}`} image={project.cover} sizes="100vw" upright priority />
              )}
            </m.div>
          </m.div>
        </AnimatePresence>
        <button {...halfButtonProps} className={styles.previous} onClick={() => go(-1)} />
        <button {...halfButtonProps} className={styles.next} onClick={() => go(1)} />
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
