import {Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {languageData, type Language} from '~/i18n/language';
import type {FamilyName} from '../../families/families';
import type {Part, PartKind} from '../../families/parts/part';
import {materials} from '../../families/parts/material';
import {listAccessories} from '../../plan/accessories';
import {calculateWeight} from '../../plan/facts';
import {countFittings, placeJoints, type PlacedJoint} from '../../plan/joints';
import {isDetachable, packPiece} from '../../plan/packages';
import {listAssemblySteps} from './assembly';
import {listBlanks} from '../outlines/blanks';
import {getFittingName} from '../fittingNames';
import {describeEdges, describeMaterial, describeSurface, writeRemark} from '../cutList';
import {drawExploded} from './exploded';
import {drawViewPages} from './figures';
import {FigureView} from './FigureView.server';
import {listCuts} from '../cutting/machining';
import {cutNames, faceNames, jointNames, partNames} from '../names';
import {pageMessages} from './pageMessages';
import {describeTool, listJoints, listMachining, listPositions, type JointRow} from './tables';
import {joinNumbers, listWorkpieces, numberParts} from '../workpieces';
import styles from './workshop.module.css';
import type {Format} from '../cutting/writePlaces';

/** What is taken out with a drawer. */
const drawerKinds: readonly PartKind[] = ['drawerFront', 'drawerSide', 'drawerEnd', 'drawerFloor'];

interface WorkshopPiece {
  parts: readonly Part[];
  type: FamilyName;
  /** The name of the chosen colour. */
  finish: string;
  /** What stands above the cut list. */
  note?: string | null;
}

/**
 * The workshop's pages of a sheet: drawings with numbers, lists of parts, positions, joints, bores and fittings. They are rendered
 * to HTML on the server, so that no browser loads their code.
 */
export const renderWorkshopPages = (piece: WorkshopPiece, language: Language): string =>
  renderToStaticMarkup(<WorkshopPages {...piece} language={language} />);

function WorkshopPages({parts, type, finish, note, language}: WorkshopPiece & {language: Language}) {
  const t = pageMessages[language];
  const numberFormat = new Intl.NumberFormat(languageData[language].locale, {
    maximumFractionDigits: 1,
    useGrouping: false,
  });
  const format = (value: number) => numberFormat.format(value);
  const formatPlace = (values: readonly number[]) => values.map(format).join('\u00a0|\u00a0');
  const names = partNames[language];

  const workpieces = listWorkpieces(parts);
  const numbersByPart = numberParts(workpieces);
  const joints = placeJoints(parts);
  const machined = listCuts(joints);
  const cuts = [...machined.values()].flat();
  const holes = cuts.filter(({kind}) => kind === 'hole').length;
  const drawings = [...drawViewPages(parts, numbersByPart), [[drawExploded(parts, numbersByPart)]]];
  const {packages, onSite} = packPiece(parts, joints);
  const weight = packages.reduce((sum, one) => sum + one.weight, 0);
  const isUndone = (kind: PlacedJoint['kind']) => joints.some((one) => one.kind === kind && isDetachable(one, joints));
  const withoutDrawers = parts.filter(({kind}) => !drawerKinds.includes(kind));
  const deliveryNotes = [
    isUndone('bracket') && t.bracketsUndone,
    isUndone('bolt') && t.boltsUndone,
    isUndone('wedge') && t.keysUndone,
    withoutDrawers.length < parts.length && t.drawersOut(format(Math.round(calculateWeight(withoutDrawers)))),
  ];
  return (
    <>
      {drawings.map((page, pageIndex) => (
        <div key={pageIndex} className={styles.drawings}>
          {page.map((row, rowIndex) => (
            <div key={rowIndex} className={styles.row}>
              {row.map((figure) => (
                <FigureView
                  key={figure.view}
                  figure={figure}
                  name={t[figure.view]}
                  scale={t.scale(figure.scale)}
                  hiddenNote={t.hidden}
                  frontEdge={t.frontEdge}
                  describeLean={t.leaningPart}
                  format={format}
                />
              ))}
            </div>
          ))}
        </div>
      ))}
      <Table
        caption={t.cutList}
        note={[t.cutListNote, note].filter(Boolean).join(' ')}
        head={[
          t.number,
          t.part,
          t.pieces,
          t.length,
          t.width,
          t.thickness,
          t.rawLength,
          t.rawWidth,
          t.material,
          t.grain,
          t.edges,
          t.surface,
          t.remark,
        ]}
        rows={workpieces.map((workpiece, index) => [
          index + 1,
          names[workpiece.kind],
          workpiece.count,
          format(workpiece.length),
          format(workpiece.width),
          format(workpiece.thickness),
          format(workpiece.rawLength),
          format(workpiece.rawWidth),
          describeMaterial(workpiece, finish, language),
          workpiece.hasGrain ? t.lengthwise : '–',
          describeEdges(workpiece, language),
          describeSurface(workpiece, finish, language),
          writeRemark(workpiece, joints, language),
        ])}
      />
      <Table
        caption={t.positions}
        note={t.positionsNote}
        head={[t.number, t.part, 'x', 'y', 'z', t.axisSize('x'), t.axisSize('y'), t.axisSize('z'), t.grain, t.turn]}
        rows={listPositions(numbersByPart).map(({part, number, from, size}) => [
          number,
          names[part.kind],
          ...from.map(format),
          ...size.map(format),
          part.grain ?? '–',
          part.turn ? t.turned(part.turn.axis, format(part.turn.degrees)) : '–',
        ])}
      />
      <Table
        caption={t.joints}
        note={[t.jointsNote, t.jointCount(joints.length)].join(' ')}
        head={[t.number, t.kind, t.pairs, t.size, t.inFirst, t.inSecond, t.glue, t.fittings]}
        rows={listJoints(joints, numbersByPart).map((row, index) => [
          t.joint(index + 1),
          jointNames[language][row.kind],
          row.pairs.map(([first, second]) => `${first}→${second}`).join(', '),
          row.size.map((side, axis) => (axis === row.gap ? t.gap(format(side)) : format(side))).join('\u00a0×\u00a0'),
          formatPlace(row.inFirst),
          formatPlace(row.inSecond),
          row.bond ? t[row.bond] : '–',
          listFittings(row, language, format),
        ])}
      />
      <Table
        caption={t.machining}
        note={[t.machiningNote, t.cutCount(holes, cuts.length - holes)].join(' ')}
        head={[t.number, t.part, t.face, t.tool, t.places]}
        rows={listMachining(machined, numbersByPart, language, format).map(({numbers: partNumbers, cut, places}) => {
          const kind = names[findPart(numbersByPart, partNumbers[0])?.kind ?? 'blank'];
          const tool = describeTool(cut, language, format);
          const face = faceNames[language][cut.face];
          return [joinNumbers(partNumbers), kind, face, tool, <Lines key="places" texts={places} />];
        })}
      />
      <Table
        caption={t.blanks}
        note={t.blanksNote}
        head={[t.number, t.outline, t.bends]}
        rows={listBlanks(workpieces).map(({number, corners, bends, holes, thickness, innerRadius}) => [
          number,
          <>
            {t.sheet(format(thickness), format(innerRadius))}
            <br />
            {corners.map(formatPlace).join('; ')}
            {holes.map(({middle, diameter}) => (
              <Fragment key={middle.join()}>
                <br />
                {`${cutNames[language].hole} Ø\u00a0${format(diameter)}: ${formatPlace(middle)}`}
              </Fragment>
            ))}
          </>,
          <Lines key="bends" texts={bends.map(([from, to]) => `${formatPlace(from)} – ${formatPlace(to)}`)} />,
        ])}
      />
      <Table
        caption={t.fittings}
        head={[t.pieces, t.fitting]}
        rows={[...countFittings(joints), ...listAccessories(parts)].map(([name, count]) => [
          count,
          getFittingName(name, language),
        ])}
      />
      <section className={styles.list}>
        <h2>{t.assembly}</h2>
        <ol>
          {listAssemblySteps(type, parts, joints, language).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <Table
        caption={t.packages}
        note={[t.packagesNote(format(weight)), ...(onSite ? [t.onSite] : deliveryNotes)].filter(Boolean).join(' ')}
        head={[t.number, t.axisSize('x'), t.axisSize('y'), t.axisSize('z'), t.weight, t.contents]}
        rows={packages.map((one, index) => [
          index + 1,
          ...one.size.map(format),
          t.kilograms(format(one.weight)),
          one.parts.length === parts.length
            ? t.everything
            : [...numbersByPart].flatMap(([part, number]) => (one.parts.includes(part) ? [number] : [])).join(', '),
        ])}
      />
      <p className={styles.note}>
        {t.densities}{' '}
        {[...new Set(parts.map(({material}) => material))]
          .map((name) => `${materials[name].name[language]} ${materials[name].density}\u00a0kg/m³`)
          .join(', ')}
      </p>
    </>
  );
}

/** The fittings of a joint, or the length of its weld. */
function listFittings({kind, size, fittings}: JointRow, language: Language, format: Format): string {
  if (fittings.length)
    return fittings.map(([name, count]) => `${count} × ${getFittingName(name, language)}`).join(', ');
  return kind === 'weld' ? pageMessages[language].weld(format(Math.max(...size))) : '–';
}

const findPart = (numbers: ReadonlyMap<Part, string>, number?: string) =>
  [...numbers].find(([, other]) => other === number)?.[0];

function Lines({texts}: {texts: readonly string[]}) {
  return (
    <>
      {texts.map((text, index) => (
        <Fragment key={text}>
          {index > 0 && <br />}
          {text}
        </Fragment>
      ))}
    </>
  );
}

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
