import {useEffect, useState} from 'react';
import {useOrigin} from '~/ui/useOrigin';
import {detectArViewer, quickLookHref, sceneViewerHref, type ArViewer} from './arLink';

interface ArLinkProps {
  /** The path of the piece's sheet, without its language. */
  path: string;
  title: string;
  /** What the link does, in words. */
  label: string;
  /** Creates the `data:` URL of the picture that stands for the link in Safari. */
  draw(): string;
  className?: string;
}

/** The link to the AR viewer of this device, if it has one. */
export function ArLink({path, title, label, draw, className}: ArLinkProps) {
  const origin = useOrigin();
  const [viewer, setViewer] = useState<ArViewer>(null);
  useEffect(() => setViewer(detectArViewer()), []);
  if (viewer === 'quickLook')
    // Safari opens Quick Look only for a link whose only child is an image.
    return (
      <a rel="ar" href={quickLookHref(`${path}/model.usdz`)} className={className}>
        <FirstPicture draw={draw} label={label} />
      </a>
    );
  if (viewer !== 'sceneViewer') return null;
  const toAbsolute = (file: string) => new URL(file, origin || window.location.href).href;
  const href = sceneViewerHref(toAbsolute(`${path}/model.glb`), title, toAbsolute(path));
  return (
    <a href={href} className={className}>
      {label}
    </a>
  );
}

/** The picture only stands for the link, so it needn't follow each step of a slider. */
function FirstPicture({draw, label}: Pick<ArLinkProps, 'draw' | 'label'>) {
  const [url] = useState(draw);
  return <img src={url} alt={label} />;
}
