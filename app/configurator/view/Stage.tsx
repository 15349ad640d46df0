import {memo, useEffect, useId, useMemo, useState, type ReactNode} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import type {Image} from '~/platform/images';
import {useLateComponent} from '~/ui/lateCode';
import {Picture} from '~/ui/Picture';
import {Zoom, ZoomLink} from '~/ui/zoom/Zoom';
import {families} from '../families/families';
import {planOfPiece} from '../plan/plan';
import {sizeOf, type Chosen} from '../plan/sizes';
import {configurationQuery} from '../rules/configuration';
import type {Piece} from '../rules/piece';
import {isSparing} from './isSparing';
import {messages} from './messages';
import styles from './stage.module.css';
import {StageTabs, type Way} from './StageTabs';

// Space needs the browser, and its code comes when somebody looks.
const importSpace = () =>
  import.meta.env.SSR
    ? Promise.reject<never>(new Error('Pieces are drawn in space in the browser only.'))
    : import('./Space').then(({Space}) => Space);

interface StageProps {
  piece: Piece;
  /** The piece in words. */
  details: string;
  /** The product's largest piece. */
  largest: Chosen;
  /** A photograph in the chosen colour. */
  photo?: Image;
  /** Stands at the lower edge. */
  price: string;
  drawing: ReactNode;
}

const isAtWall = ({construction}: Piece['offer']) => !!construction && !!families[construction.type].drawing.wall;

/** What is hidden isn't drawn again at every step of a slider: on a phone that takes as long as what is shown. */
const WhileShown = memo(
  ({children}: {shown: boolean; children: ReactNode}) => children,
  (_, {shown}) => !shown,
);
WhileShown.displayName = 'WhileShown';

/**
 * Three ways to look at the chosen piece (rules 11.20 to 11.24). It arrives with the photograph; the first change brings
 * the view, and until that is there, or where it can't be, the drawing. Without JavaScript photograph and drawing stand
 * one below the other.
 */
export function Stage({piece, details, largest, photo, price, drawing}: StageProps) {
  const t = useMessages(messages);
  const id = useId();
  const [Space, loadSpace] = useLateComponent(importSpace);
  const query = configurationQuery(piece.configuration);
  const [arrived] = useState(query);
  const [changed, setChanged] = useState(false);
  const [pressed, setPressed] = useState<Way>();
  const [opened, setOpened] = useState(false);
  const [refused, setRefused] = useState(false);
  if (!changed && query !== arrived) setChanged(true);

  const plan = useMemo(() => planOfPiece(piece), [piece]);
  const {construction} = piece.offer;
  const atWall = isAtWall(piece.offer);
  const open = () => {
    setOpened(true);
    void loadSpace().then((loaded) => setRefused(!loaded));
  };
  useEffect(() => {
    if (changed && !pressed && !isSparing()) open();
    // Only the first change opens it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [changed]);

  const ready = {view: !!Space && opened && !refused && !!plan, drawing: true, photo: !!photo};
  const wanted = pressed ?? (opened ? 'view' : changed ? 'drawing' : 'photo');
  const shown = ready[wanted] ? wanted : 'drawing';
  const ways: Way[] = [
    ...(plan && !refused ? (['view'] as const) : []),
    'drawing',
    ...(photo ? (['photo'] as const) : []),
  ];
  const panel = (way: Way) => ({
    id: `${id}${way}`,
    role: 'tabpanel',
    'aria-labelledby': `${id}${way}-tab`,
    // The view needs no class of its own.
    className: way === 'view' ? styles.panel : `${styles.panel} ${styles[way]}`,
    hidden: shown !== way,
  });
  return (
    <div className={styles.stage}>
      {ready.view && Space && plan && construction && (
        <div {...panel('view')}>
          <Space
            parts={plan.parts}
            largest={sizeOf(construction, largest)}
            wall={atWall}
            shown={shown === 'view'}
            color={piece.configuration.color.value}
            details={details}
            onRefused={() => setRefused(true)}
            onLost={() => {
              setOpened(false);
              setPressed('drawing');
            }}
          />
        </div>
      )}
      <div {...panel('drawing')} onPointerDown={() => setPressed('drawing')}>
        <WhileShown shown={shown === 'drawing'}>{drawing}</WhileShown>
      </div>
      {photo && (
        <div {...panel('photo')}>
          <WhileShown shown={shown === 'photo'}>
            <Zoom images={[photo]}>
              <ZoomLink image={photo}>
                <Picture
                  image={photo}
                  sizes="(min-width: 800px) and (orientation: landscape) 58vw, 100vw"
                  priority
                  // What stands at a wall is higher than wide, as its photograph is: it is shown whole.
                  className={atWall ? styles.whole : styles.picture}
                />
              </ZoomLink>
            </Zoom>
          </WhileShown>
        </div>
      )}
      <div className={styles.bar}>
        <StageTabs
          id={id}
          ways={ways}
          shown={shown}
          onShow={(way) => {
            setPressed(way);
            if (way === 'view') open();
          }}
        />
        <p className={styles.price} aria-hidden="true">
          {price}
        </p>
      </div>
      <p className={styles.refused} role="status">
        {refused && t.noView}
      </p>
    </div>
  );
}
