import {computeOuterSize, type ChosenSize} from 'joinery/families/construction';
import {families} from 'joinery/families/families';
import type {Plan} from 'joinery/plan/plan';
import {memo, useEffect, useId, useState, type ReactNode} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import type {Image} from '~/platform/images';
import {useLazyComponent} from '~/ui/lazyComponent';
import {Picture} from '~/ui/Picture';
import {isSaveDataOn} from '~/ui/prefetch';
import {Zoom, ZoomLink} from '~/ui/zoom/Zoom';
import {configurationQuery} from '../piece/configuration';
import type {Piece} from '../piece/piece';
import {messages} from './messages';
import styles from './viewer.module.css';
import {ViewerTabs, type ViewerTab} from './ViewerTabs';

// The 3D view needs the browser, and its code loads on demand.
const importViewer3d = () =>
  import.meta.env.SSR
    ? Promise.reject<never>(new Error('The 3D view renders in the browser only.'))
    : import('./Viewer3d').then(({Viewer3d}) => Viewer3d);

interface ViewerProps {
  piece: Piece;
  /** `null` for a piece that can't be shown in 3D. */
  plan: Plan | null;
  /** The piece in words. */
  details: string;
  /** The product's largest piece, in mm. */
  largest: ChosenSize;
  /** A photograph in the chosen colour. */
  photo?: Image;
  /** The formatted price, at the lower edge. */
  priceText: string;
  drawing: ReactNode;
}

/** Hidden tabs don't render at every step of a slider: on a phone that would take as long as the visible one. */
const WhileShown = memo(
  ({children}: {isShown: boolean; children: ReactNode}) => children,
  (_, {isShown}) => !isShown,
);
WhileShown.displayName = 'WhileShown';

/**
 * The chosen piece as a photograph, a drawing and a 3D view. The photograph is first. The first change opens the 3D view, or the
 * drawing until the 3D view has loaded and where it isn't supported. Without JavaScript photograph and drawing are one below the other.
 */
export function Viewer({piece, plan, details, largest, photo, priceText, drawing}: ViewerProps) {
  const t = useMessages(messages);
  const id = useId();
  const [Viewer3d, loadViewer3d] = useLazyComponent(importViewer3d);
  const query = configurationQuery(piece.configuration);
  const [initialQuery] = useState(query);
  const [hasChanged, setHasChanged] = useState(false);
  const [pressedTab, setPressedTab] = useState<ViewerTab>();
  const [isOpened, setIsOpened] = useState(false);
  const [isUnsupported, setIsUnsupported] = useState(false);
  if (!hasChanged && query !== initialQuery) setHasChanged(true);

  const {construction} = piece.offer;
  const isAtWall = !!construction && !!families[construction.type].drawing.wall;
  const openViewer3d = () => {
    setIsOpened(true);
    void loadViewer3d().then((isLoaded) => setIsUnsupported(!isLoaded));
  };
  useEffect(() => {
    if (hasChanged && !pressedTab && !needsLightPage()) openViewer3d();
    // Only the first change opens it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasChanged]);

  const canShow = {view: !!Viewer3d && isOpened && !isUnsupported && !!plan, drawing: true, photo: !!photo};
  const tabAfterChange = isOpened ? 'view' : 'drawing';
  const requestedTab = pressedTab ?? (isOpened || hasChanged ? tabAfterChange : 'photo');
  const shownTab = canShow[requestedTab] ? requestedTab : 'drawing';
  const tabs: ViewerTab[] = [
    ...(plan && !isUnsupported ? (['view'] as const) : []),
    'drawing',
    ...(photo ? (['photo'] as const) : []),
  ];
  const getPanelProps = (tab: ViewerTab) => ({
    id: `${id}${tab}`,
    role: 'tabpanel',
    'aria-labelledby': `${id}${tab}-tab`,
    className: tab === 'view' ? styles.panel : `${styles.panel} ${styles[tab]}`,
    hidden: shownTab !== tab,
  });
  return (
    <div className={styles.viewer}>
      {canShow.view && Viewer3d && plan && construction && (
        <div {...getPanelProps('view')}>
          <Viewer3d
            parts={plan.parts}
            largest={computeOuterSize(construction, largest)}
            isAtWall={isAtWall}
            isShown={shownTab === 'view'}
            color={piece.configuration.color.value}
            details={details}
            onUnsupported={() => setIsUnsupported(true)}
            onLost={() => {
              setIsOpened(false);
              setPressedTab('drawing');
            }}
          />
        </div>
      )}
      <div {...getPanelProps('drawing')} onPointerDown={() => setPressedTab('drawing')}>
        <WhileShown isShown={shownTab === 'drawing'}>{drawing}</WhileShown>
      </div>
      {photo && (
        <div {...getPanelProps('photo')}>
          <WhileShown isShown={shownTab === 'photo'}>
            <Zoom images={[photo]}>
              <ZoomLink image={photo}>
                <Picture
                  image={photo}
                  sizes="(min-width: 800px) and (orientation: landscape) 58vw, 100vw"
                  priority
                  // A piece at a wall is higher than wide, and so is its photograph, which isn't cropped.
                  className={isAtWall ? styles.whole : styles.picture}
                />
              </ZoomLink>
            </Zoom>
          </WhileShown>
        </div>
      )}
      <div className={styles.bar}>
        <ViewerTabs
          id={id}
          tabs={tabs}
          shownTab={shownTab}
          onShow={(tab) => {
            setPressedTab(tab);
            if (tab === 'view') openViewer3d();
          }}
        />
        <p className={styles.price} aria-hidden="true">
          {priceText}
        </p>
      </div>
      <p className={styles.unsupported} role="status">
        {isUnsupported && t.noView}
      </p>
    </div>
  );
}

/** Minimum memory in GB for the 3D view. */
const minMemory = 2;

/** Whether the page leaves the 3D view out until it is requested: the visitor saves data, or the device is slow or has no graphics card. */
function needsLightPage(): boolean {
  const {deviceMemory = minMemory} = navigator as {deviceMemory?: number};
  return (
    isSaveDataOn() ||
    deviceMemory < minMemory ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches ||
    !hasGraphicsCard()
  );
}

/** Names of software renderers. Not every browser reports them by `failIfMajorPerformanceCaveat`. */
const softwareRenderers = /swiftshader|llvmpipe|software|basic render/i;

/** Whether WebGL uses a graphics card. */
function hasGraphicsCard(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2', {failIfMajorPerformanceCaveat: true});
  const debugInfo = gl?.getExtension('WEBGL_debug_renderer_info');
  const renderer = debugInfo ? String(gl?.getParameter(debugInfo.UNMASKED_RENDERER_WEBGL)) : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return !!gl && !softwareRenderers.test(renderer);
}
