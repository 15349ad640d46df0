import {useEffect, useRef, useState} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {useLazyComponent, whenIdle} from '~/ui/lazyComponent';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {sectionMessages} from '../sectionMessages';
import type {ProjectCard} from './projects';
import styles from './ProjectSlider.module.css';
import {SlideFacts} from './SlideFacts';

// The animation library must not be part of the worker's bundle, because the worker animates nothing.
const importSlider = () =>
  import.meta.env.SSR
    ? Promise.reject<never>(new Error('The slider moves in the browser only.'))
    : import('./MovingSlider').then(({MovingSlider}) => MovingSlider);

/** The newest projects, first as a row that scrolls without a script. Once the page is idle, the animated slider replaces the row. */
export function ProjectSlider({projects}: {projects: ProjectCard[]}) {
  const t = useMessages(sectionMessages);
  const track = useRef<HTMLUListElement>(null);
  const [MovingSlider, loadSlider] = useLazyComponent(importSlider);
  const [startIndex, setStartIndex] = useState<number>();

  useEffect(() => {
    const load = async () => {
      // If the slider's code can't be loaded, the row stays.
      if (!(await loadSlider())) return;
      const {scrollLeft = 0, clientWidth = 1} = track.current ?? {};
      setStartIndex(Math.round(scrollLeft / clientWidth));
    };
    return whenIdle(() => void load(), {fallbackDelay: 200});
  }, [loadSlider]);

  if (projects.length === 0) return null;
  return (
    <section aria-label={t.newestProjects} className="carrier">
      {MovingSlider && startIndex !== undefined ? (
        <MovingSlider projects={projects} startIndex={startIndex} />
      ) : (
        // A scroll region must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul ref={track} className={styles.track} tabIndex={0} aria-label={t.newestProjects}>
          {projects.map((project, index) => (
            <li key={project.handle} className={styles.slide}>
              <LocalLink to={`/projects/${project.handle}`} viewTransition>
                {project.cover && (
                  <Picture
                    className={`carried ${styles.cover}`}
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
