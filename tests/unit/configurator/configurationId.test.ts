import fc from 'fast-check';
import {expect, test} from 'vitest';
import {
  configurationId,
  verifyConfigurationId,
  type IdentifiedPiece,
} from '~/configurator/piece/configurationId.server';

const secret = 'a secret of the studio';
const piece: IdentifiedPiece = {
  handle: 'kliv',
  plan: 1,
  configuration: {
    isKlivProduct: true,
    width: 600,
    height: 400,
    color: {value: '#f1ede1'},
    choices: {environment: 'indoor'},
  },
  price: 18_900,
};

test('the number that proves what was ordered is short, readable and always the same for a piece', async () => {
  const id = await configurationId(piece, secret);
  expect(id).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(await configurationId({...piece}, secret)).toBe(id);
});

test('the number that proves what was ordered cannot be forged', async () => {
  expect(await verifyConfigurationId(await configurationId(piece, 'another secret'), piece, [secret])).toBe(false);
});

test('the number that proves what was ordered fits only one piece at one price', async () => {
  const id = await configurationId(piece, secret);
  const others: IdentifiedPiece[] = [
    {...piece, price: 18_800},
    {...piece, handle: 'kliv_v1'},
    {...piece, plan: 2},
    {
      ...piece,
      configuration: {
        isKlivProduct: true,
        width: 601,
        height: 400,
        color: {value: '#f1ede1'},
        choices: {environment: 'indoor'},
      },
    },
    {...piece, configuration: {color: {value: '#f1ede1'}, length: 600, width: 400, choices: {}}},
  ];
  for (const other of others) expect(await verifyConfigurationId(id, other, [secret])).toBe(false);
});

test('the number that proves what was ordered is accepted as people copy it from a printed order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({min: 1, max: 1_000_000}), async (price) => {
      const id = await configurationId({...piece, price}, secret);
      const input = id.toLowerCase().replace(/-/g, ' ').replace(/0/g, 'o').replace(/1/g, 'l');
      expect(await verifyConfigurationId(input, {...piece, price}, [secret])).toBe(true);
    }),
    {numRuns: 200},
  );
});

test.each(['', '0', 'XXXX-XXXX-XXXX', '0000-0000-0000'])('the number %j does not belong to the piece', async (id) => {
  expect(await verifyConfigurationId(id, piece, [secret])).toBe(false);
});
