import {bench} from './bench/bench';
import {board} from './board/board';
import type {Family} from './family';
import {planter} from './planter/planter';
import {shelf} from './shelf/shelf';
import {sideboard} from './sideboard/sideboard';
import {desk} from './table/desk';
import {table} from './table/table';
import {wardrobe} from './wardrobe/wardrobe';

export const families = {board, desk, table, bench, shelf, wardrobe, sideboard, planter} satisfies Record<
  string,
  Family
>;

export type FamilyName = keyof typeof families;

export const familyNames = Object.keys(families) as FamilyName[];

export const hasChosenHeight = (name: FamilyName): boolean => families[name].secondMeasure === 'height';
