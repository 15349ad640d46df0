import {bench} from './bench';
import {board} from './board';
import type {Family} from './family';
import {planter} from './planter';
import {shelf} from './shelf';
import {sideboard} from './sideboard';
import {desk} from './desk';
import {table} from './table';
import {wardrobe} from './wardrobe';

export const families = {board, desk, table, bench, shelf, wardrobe, sideboard, planter} satisfies Record<
  string,
  Family
>;

export type FamilyName = keyof typeof families;

export const hasChosenHeight = (name: FamilyName): boolean => families[name].secondMeasure === 'height';
