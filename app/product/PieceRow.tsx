import {useEffect} from 'react';
import type {Plan} from '~/configurator/plan/plan';
import {questionPath} from '~/configurator/rules/describePiece';
import {messages} from '~/configurator/rules/messages';
import type {Piece} from '~/configurator/rules/piece';
import type {PieceToolsProps} from '~/configurator/sheet/PieceTools';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {useLazyComponent, whenIdle} from '~/ui/lazyComponent';
import {LocalLink} from '~/ui/LocalLink';
import styles from './PriceFacts.module.css';
import type {Product} from './product';

const importTools = () => import('~/configurator/sheet/PieceTools').then(({PieceTools}) => PieceTools);

interface PieceRowProps {
  product: Product;
  piece: Piece;
  /** `null` for a piece that can be neither saved nor shown in a room. */
  plan: Plan | null;
  /** The piece in words. */
  details: string;
}

/** Links and buttons for a piece: to ask about it, and tools whose code loads once the browser is idle. */
export function PieceRow({product: {handle, title}, piece, plan, details}: PieceRowProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const [Tools, load] = useLazyComponent<PieceToolsProps>(importTools);
  useEffect(() => whenIdle(() => void load(), {fallbackDelay: 1000}), [load]);
  return (
    <div className={styles.tools}>
      <LocalLink to={questionPath(title, details, language)}>
        <span>{t.question}</span>
        <span className="visually-hidden">{` ${t.questionAbout}`}</span>
      </LocalLink>
      {Tools && plan && <Tools handle={handle} title={title} piece={piece} plan={plan} details={details} />}
    </div>
  );
}
