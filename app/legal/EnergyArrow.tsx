import {defineMessages} from '~/i18n/messages';
import {useMessages} from '~/i18n/useLanguage';
import styles from './EnergyArrow.module.css';
import type {EnergyLabel} from './productFacts';

/** The colours of the label's classes. */
const colors = {
  A: '#00a651',
  B: '#50b848',
  C: '#bfd730',
  D: '#fff200',
  E: '#fdb913',
  F: '#f37021',
  G: '#ed1c24',
} as const;

const messages = defineMessages({
  de: {name: (grade: string) => `Energieeffizienzklasse ${grade} auf einer Skala von A bis G`},
  en: {name: (grade: string) => `Energy efficiency class ${grade} on a scale of A to G`},
});

/** The energy efficiency class as an arrow with the scale of classes, as large as the price. The arrow links to the energy label. */
export function EnergyArrow({energy: {grade, href}}: {energy: EnergyLabel}) {
  const t = useMessages(messages);
  const arrow = (
    <svg className={styles.arrow} viewBox="0 0 76 32" role="img" aria-label={t.name(grade)}>
      <g className={styles.scale}>
        <text x="7" y="11">
          A
        </text>
        <path d="M7 20v-6m-3 3 3-3 3 3" />
        <text x="7" y="30">
          G
        </text>
      </g>
      <path d="M16 1h44l15 15-15 15H16z" fill={colors[grade]} stroke="#000" />
      <text x="38" y="25" className={styles.grade}>
        {grade}
      </text>
    </svg>
  );
  return href ? <a href={href}>{arrow}</a> : arrow;
}
