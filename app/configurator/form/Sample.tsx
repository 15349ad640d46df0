import {useMessages} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import {messages} from '../rules/messages';
import {getColor, type Piece} from '../rules/piece';
import type {SampleBox} from '../rules/sampleBox';

/** The link from the chosen wood to the sample box, with the amount that is credited. */
export function Sample({piece, box}: {piece: Piece; box: SampleBox | undefined}) {
  const t = useMessages(messages);
  const color = getColor(piece);
  if (!box || !color?.sample) return null;
  return (
    <p className="annotation">
      <TextLink to={`/product/${box.handle}`}>{t.sample(box.title, color.name)}</TextLink>
      {box.credit && <span>{`. ${box.credit}`}</span>}
    </p>
  );
}
