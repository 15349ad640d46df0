import type {DefinitionRecords} from 'demo-store/model';
import {toKinds} from '~/product/shopFilter';
import type {Admin} from '../admin';
import {readCollections} from '../collections';
import {compareDefinition, readDefinitions} from '../definitions';
import {findMetafield, isUsableType, labelOf, readMetafields} from '../metafields';
import {isHidden, readProducts} from '../products';
import {readPublications} from '../shop';
import type {Finding} from './finding';

const setUp = 'Run npm run store:setup: it adds what is missing.';
const wrongTypeFix =
  "Keep its values elsewhere, delete the field in the admin (Settings › Custom data), and run npm run store:setup. Shopify can't change a type.";

async function checkMetaobjects(admin: Admin, {metaobjects}: DefinitionRecords): Promise<Finding[]> {
  const stored = new Map((await readDefinitions(admin)).map((definition) => [definition.type, definition]));
  return metaobjects.flatMap((ours): Finding[] => {
    const check = 'definitions';
    const found = stored.get(ours.type);
    if (!found) return [{check, problem: `The metaobject definition ${ours.type} is missing.`, fix: setUp}];
    const {missing, wrong, isClosed, isUntranslatable, hasNoDrafts} = compareDefinition(ours, found);
    const findings: Finding[] = wrong.map(({key, type, stored: other}) => ({
      check,
      problem: `The field ${ours.type}.${key} is ${other}, and has to be ${type}.`,
      fix: wrongTypeFix,
    }));
    if (missing.length > 0) {
      const keys = missing.map(({key}) => key).join(', ');
      findings.push({check, problem: `The definition ${ours.type} lacks the fields ${keys}.`, fix: setUp});
    }
    if (isClosed) findings.push({check, problem: `Storefronts may not read ${ours.type}.`, fix: setUp});
    if (hasNoDrafts) findings.push({check, problem: `Entries of ${ours.type} can't be drafts.`, fix: setUp});
    if (isUntranslatable) findings.push({check, problem: `Entries of ${ours.type} can't be translated.`, fix: setUp});
    return findings;
  });
}

async function checkMetafields(admin: Admin, {metafields}: DefinitionRecords): Promise<Finding[]> {
  const stored = await readMetafields(admin);
  return metafields.flatMap((ours): Finding[] => {
    const name = labelOf(ours);
    const check = 'definitions';
    const found = findMetafield(ours, stored);
    if (!found) return [{check, problem: `The metafield definition ${name} is missing.`, fix: setUp}];
    if (!isUsableType(ours, found.type.name)) {
      const problem = `The metafield ${name} is ${found.type.name}, and has to be ${ours.type}.`;
      return [{check, problem, fix: wrongTypeFix}];
    }
    if (found.access.storefront === 'PUBLIC_READ') return [];
    return [{check, problem: `Storefronts may not read the metafield ${name}.`, fix: setUp}];
  });
}

async function checkChannel(admin: Admin): Promise<Finding[]> {
  const publications = await readPublications(admin);
  if (publications.length === 0) {
    const problem = 'The store has no channel for a storefront.';
    return [
      {check: 'products', problem, fix: 'Install the Hydrogen or the Headless channel from the Shopify App Store.'},
    ];
  }
  const findings: Finding[] = [];
  const note = (check: string, what: string, hidden: readonly {handle: string}[], fix: string) => {
    const problem = `${what}: ${hidden.map(({handle}) => handle).join(', ')}.`;
    if (hidden.length > 0) findings.push({check, problem, fix});
  };
  const products = (await readProducts(admin)).filter(
    (product) => product.status === 'ACTIVE' && isHidden(product, publications),
  );
  const fixProducts = 'Run npm run store:setup, or publish them in the admin.';
  note('products', "Not on the storefront's channel", products, fixProducts);
  const collections = (await readCollections(admin)).filter((collection) => isHidden(collection, publications));
  const fixCollections = 'Publish them in the admin: Products › Collections › the collection › Publishing.';
  note('collections', "Collections that are not on the storefront's channel", toKinds(collections), fixCollections);
  return findings;
}

/** What only the Admin API tells: definitions, and products that the storefront doesn't see. */
export async function checkAdmin(admin: Admin, definitions: DefinitionRecords): Promise<Finding[]> {
  const lists = [
    await checkMetaobjects(admin, definitions),
    await checkMetafields(admin, definitions),
    await checkChannel(admin),
  ];
  return lists.flat();
}
