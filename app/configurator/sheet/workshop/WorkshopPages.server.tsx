import {Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {languageData, type Language} from '~/i18n/language';
import type {Choices} from '../../families/choice';
import type {FamilyName} from '../../families/families';
import type {Part} from '../../families/part';
import {materials} from '../../families/material';
import {listAccessories} from '../../plan/accessories';
import {countFittings, placeJoints} from '../../plan/joints';
import {packPiece, undone} from '../../plan/packages';
import {assemblySteps} from './assembly';
import {listBlanks} from './blanks';
import {edgesOf, materialOf, remarkOf, surfaceOf} from './cutList';
import {drawExploded, drawViews} from './figures';
import {FigureView} from './FigureView.server';
import {machine} from './machining';
import {partNames} from './messages';
import {cutNames, faceNames, fittingName, jointNames} from './names';
import {pageMessages} from './pageMessages';
import {listJoints, listMachining, listPositions} from './tables';
import {listWorkpieces, numberParts} from './workpieces';
import styles from './workshop.module.css';

interface WorkshopPiece {
  parts: readonly Part[];
  type: FamilyName;
  choices: Choices;
  /** The name of the chosen colour. */
  finish: string;
}

/**
 * The workshop's pages of a sheet as HTML: drawings with numbers, lists of parts, positions, joints, bores and fittings. Finished
 * here, so that no browser loads their code.
 */
export const renderWorkshopPages = (piece: WorkshopPiece, language: Language): string =>
  renderToStaticMarkup(<WorkshopPages {...piece} language={language} />);

function WorkshopPages({parts, type, choices, finish, language}: WorkshopPiece & {language: Language}) {
  const t = pageMessages[language];
  const format = new Intl.NumberFormat(languageData[language].locale, {maximumFractionDigits: 1, useGrouping: false});
  const written = (value: number) => format.format(value);
  const at = (values: readonly number[]) => values.map(written).join('\u00a0|\u00a0');
  const names = partNames[language];

  const workpieces = listWorkpieces(parts);
  const numbers = numberParts(workpieces);
  const joints = placeJoints(parts);
  const machined = machine(joints);
  const cuts = [...machined.values()].flat();
  const holes = cuts.filter(({kind}) => kind === 'hole').length;
  const figures = [...drawViews(parts, numbers), drawExploded(parts, numbers)];
  const {packages, onSite} = packPiece(parts, joints);
  const weight = packages.reduce((sum, own) => sum + own.weight, 0);
  const weldOf = ({kind, size}: {kind: string; size: readonly number[]}) =>
    kind === 'weld' ? t.weld(written(Math.max(...size))) : '';
  return (
    <>
      <div className={styles.figures}>
        {figures.map((figure) => (
          <FigureView
            key={figure.view}
            figure={figure}
            name={t[figure.view]}
            scale={t.scale(figure.scale)}
            hiddenNote={t.hidden}
            frontEdge={t.frontEdge}
            written={written}
          />
        ))}
      </div>
      <Table
        caption={t.cutList}
        note={t.cutListNote}
        head={[
          t.number,
          t.part,
          t.pieces,
          t.length,
          t.width,
          t.thickness,
          t.material,
          t.grain,
          t.edges,
          t.surface,
          t.remark,
        ]}
        rows={workpieces.map((one, index) => [
          index + 1,
          names[one.kind],
          one.count,
          ...[one.length, one.width, one.thickness].map(written),
          materialOf(one, finish, language),
          one.grained ? t.lengthwise : '–',
          edgesOf(one, language),
          surfaceOf(one, finish, language),
          remarkOf(one, language),
        ])}
      />
      <Table
        caption={t.positions}
        note={t.positionsNote}
        head={[t.number, t.part, 'x', 'y', 'z', t.along('x'), t.along('y'), t.along('z'), t.grain, t.turn]}
        rows={listPositions(numbers).map(({part, number, from, size}) => [
          number,
          names[part.kind],
          ...from.map(written),
          ...size.map(written),
          part.grain ?? '–',
          part.turn ? t.turned(part.turn.axis, written(part.turn.degrees)) : '–',
        ])}
      />
      <Table
        caption={t.joints}
        note={[t.jointsNote, t.jointCount(joints.length)].join(' ')}
        head={[t.number, t.kind, t.pairs, t.size, t.inFirst, t.inSecond, t.glue, t.fittings]}
        rows={listJoints(joints, numbers).map((row, index) => [
          t.joint(index + 1),
          jointNames[language][row.kind],
          row.pairs.map(([first, second]) => `${first}→${second}`).join(', '),
          row.size.map((side, axis) => (axis === row.gap ? t.gap(written(side)) : written(side))).join('\u00a0×\u00a0'),
          at(row.inFirst),
          at(row.inSecond),
          row.bond ? t[row.bond] : '–',
          row.fittings.map(([name, count]) => `${count} × ${fittingName(name, language)}`).join(', ') ||
            weldOf(row) ||
            '–',
        ])}
      />
      <Table
        caption={t.machining}
        note={[t.machiningNote, t.cutCount(holes, cuts.length - holes)].join(' ')}
        head={[t.number, t.part, t.face, t.tool, t.places]}
        rows={listMachining(machined, numbers, language, written).map(({numbers: own, cut, places}) => {
          const kind = names[partOf(numbers, own[0])?.kind ?? 'blank'];
          const tool = `${cutNames[language][cut.kind]}${cut.diameter ? ` Ø ${written(cut.diameter)}` : ''}`;
          const depth = cut.through ? t.through : t.deep(written(cut.depth));
          return [ranges(own), kind, faceNames[language][cut.face], `${tool}, ${depth}`, lines(places)];
        })}
      />
      <Table
        caption={t.blanks}
        note={t.blanksNote}
        head={[t.number, t.outline, t.bends]}
        rows={listBlanks(workpieces).map(({number, corners, bends, thickness, innerRadius}) => [
          number,
          <>
            {t.sheet(written(thickness), written(innerRadius))}
            <br />
            {corners.map(at).join('; ')}
          </>,
          lines(bends.map(([from, to]) => `${at(from)} – ${at(to)}`)),
        ])}
      />
      <Table
        caption={t.fittings}
        head={[t.pieces, t.fitting]}
        rows={[...countFittings(joints), ...listAccessories(parts)].map(([name, count]) => [
          count,
          fittingName(name, language),
        ])}
      />
      <section className={styles.list}>
        <h2>{t.assembly}</h2>
        <ol>
          {assemblySteps(type, choices, language).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <Table
        caption={t.packages}
        note={[
          t.packagesNote(written(weight)),
          joints.some(({kind}) => undone.includes(kind)) ? t.undone : '',
          onSite ? t.onSite : '',
        ].join(' ')}
        head={[t.number, t.along('x'), t.along('y'), t.along('z'), t.weight, t.contents]}
        rows={packages.map(({parts: own, size, weight: each}, index) => [
          index + 1,
          ...size.map(written),
          t.kilograms(written(each)),
          own.length === parts.length
            ? t.everything
            : [...numbers]
                .filter(([part]) => own.includes(part))
                .map(([, number]) => number)
                .join(', '),
        ])}
      />
      <p className={styles.note}>
        {t.densities}{' '}
        {[...new Set(parts.map(({material}) => material))]
          .map((name) => `${materials[name].name[language]} ${materials[name].density} kg/m³`)
          .join(', ')}
      </p>
    </>
  );
}

const partOf = (numbers: ReadonlyMap<Part, string>, number?: string) =>
  [...numbers].find(([, own]) => own === number)?.[0];

/** `7.1, 7.2, 7.3, 7.5` is `7.1–7.3, 7.5`. */
function ranges(numbers: readonly string[]): string {
  const last = (number: string) => Number(number.split('.')[1]);
  const runs: string[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && last(number) === last(run.at(-1)!) + 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}

const lines = (places: readonly string[]) =>
  places.map((place, index) => (
    <Fragment key={place}>
      {index > 0 && <br />}
      {place}
    </Fragment>
  ));

interface TableProps {
  caption: string;
  note?: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

function Table({caption, note, head, rows}: TableProps) {
  if (!rows.length) return null;
  return (
    <section className={styles.list}>
      <h2>{caption}</h2>
      {note && <p className={styles.note}>{note}</p>}
      {/* A scroll region must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
        <table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
