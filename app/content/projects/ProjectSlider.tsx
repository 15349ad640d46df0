import {useEffect, useRef, useState} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {useLateComponent, whenIdle} from '~/ui/lateCode';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {sectionMessages} from '../sectionMessages';
import type {ProjectCard} from './projects';
import styles from './ProjectSlider.module.css';
import {SlideFacts} from './SlideFacts';

// Nothing moves on the worker, so its bundle goes without the animation library.
const importSlider = () =>
  import.meta.env.SSR
    ? Promise.reject<never>(new Error('The slider moves in the browser only.'))
    : import('./MovingSlider').then(({MovingSlider}) => MovingSlider);

/**
 * The newest projects (rule 6.3). First they are a row that scrolls without a script. Once the page is idle, the moving
 * slider takes its place.
 */
export function ProjectSlider({projects}: {projects: ProjectCard[]}) {
  const t = useMessages(sectionMessages);
  const track = useRef<HTMLUListElement>(null);
  const [MovingSlider, loadSlider] = useLateComponent(importSlider);
  const [start, setStart] = useState<number>();

  useEffect(() => {
    const load = async () => {
      // When the slider can't be fetched, the row stays.
      if (!(await loadSlider())) return;
      const {scrollLeft = 0, clientWidth = 1} = track.current ?? {};
      setStart(Math.round(scrollLeft / clientWidth));
    };
    return whenIdle(() => void load(), {fallbackDelay: 200});
  }, [loadSlider]);

  if (projects.length === 0) return null;
  return (
    <section aria-label={t.newestProjects} className="carrier">
      {MovingSlider && start !== undefined ? (
        <MovingSlider projects={projects} start={start} />
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
