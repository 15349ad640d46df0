import {useEffect, useRef, useState, type ComponentType} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {contentMessages} from '../messages';
import type {MovingSliderProps} from './MovingSlider';
import type {ProjectCard} from './projects';
import styles from './ProjectSlider.module.css';
import {SlideFacts} from './SlideFacts';

/**
 * The newest projects. First a row to scroll, which needs no script; once the page has settled,
 * the slider that moves takes its place.
 */
export function ProjectSlider({projects}: {projects: ProjectCard[]}) {
  const t = useMessages(contentMessages);
  const track = useRef<HTMLUListElement>(null);
  const [moving, setMoving] = useState<{Slider: ComponentType<MovingSliderProps>; start: number}>();

  useEffect(() => {
    let cancelled = false;
    const load = async () => {
      const {MovingSlider} = await import('./MovingSlider');
      const {scrollLeft = 0, clientWidth = 1} = track.current ?? {};
      if (!cancelled) setMoving({Slider: MovingSlider, start: Math.round(scrollLeft / clientWidth)});
    };
    // Safari has no requestIdleCallback.
    const wait = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
    // Where the slider can't be fetched, the row stays.
    wait(() => void load().catch(() => undefined));
    return () => {
      cancelled = true;
    };
  }, []);

  if (projects.length === 0) return null;
  return (
    <section aria-label={t.newestProjects}>
      {moving ? (
        <moving.Slider projects={projects} start={moving.start} />
      ) : (
        // A scroll region must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul ref={track} className={styles.track} tabIndex={0} aria-label={t.newestProjects}>
          {projects.map((project, index) => (
            <li key={project.handle} className={styles.slide}>
              <LocalLink to={`/projects/${project.handle}`}>
                {project.cover && (
                  <Picture
                    className={styles.cover}
                    image={project.cover}
                    sizes="100vw"
                    upright
                    priority={index === 0}
                    alt=""
                  />
                )}
                <SlideFacts project={project} position={index + 1} total={projects.length} />
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
