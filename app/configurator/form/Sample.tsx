import {useMessages} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import {messages} from '../rules/messages';
import {colorOf, type Piece} from '../rules/piece';
import type {SampleBox} from '../rules/sampleBox';

/** The way from the chosen wood to the box that has a sample of it, with what is credited (rule 11.36). */
export function Sample({piece, box}: {piece: Piece; box: SampleBox | undefined}) {
  const t = useMessages(messages);
  const color = colorOf(piece);
  if (!box || !color?.sample) return null;
  return (
    <p className="annotation">
      <TextLink to={`/product/${box.handle}`}>{t.sample(box.title, color.name)}</TextLink>
      {box.credit && `. ${box.credit}`}
    </p>
  );
}
