/**
 * The layers of `app/`, highest first. A folder may import what stands below it: nothing above, and no neighbour of
 * its own layer. A folder with subfolders of their own layers has an entry for each. `docs/architecture.md` draws this list.
 */
export const layers = [
  ['routes'],
  ['chrome', 'analytics', 'agents'],
  ['search'],
  ['product'],
  ['cart/ui'],
  ['cart/browser', 'cart/worker'],
  ['cart/rules'],
  ['configurator/sheet'],
  ['configurator/form', 'configurator/fit'],
  ['configurator/viewer'],
  ['configurator/piece'],
  ['configurator/offer'],
  ['contact', 'booking', 'legal'],
  ['content'],
  ['consent', 'gate'],
  ['ui', 'mail'],
  ['platform'],
  ['i18n'],
];

const inside = (folders) => `^app/(${folders.join('|')})/`;

/** For each folder, everything that does not stand below it. */
const oneWay = layers.flatMap((layer, index) => {
  const above = layers.slice(0, index).flat();
  return layer.map((folder) => {
    const forbidden = [...above, ...layer.filter((neighbour) => neighbour !== folder)];
    return {
      name: `below-${folder}`,
      comment: `app/${folder} imports only the layers below it (see the list in dependency-cruiser.config.js).`,
      severity: 'error',
      from: {path: inside([folder])},
      // The files of `app/` itself join the folders; only the studio's brand is for everybody.
      to: {path: [...(forbidden.length ? [inside(forbidden)] : []), '^app/(?!brand\\.ts$)[^/]+$', '^server\\.ts$']},
    };
  });
});

/** The folders of `joinery/`, each with those that it may import. */
const joineryImports = {
  families: [],
  plan: ['families'],
  statics: ['families', 'plan'],
  drawing: ['families', 'plan'],
  models: ['families', 'plan'],
  view: ['families', 'plan'],
  workshop: ['families', 'plan', 'drawing'],
};

const joineryOneWay = Object.entries(joineryImports).map(([folder, allowed]) => ({
  name: `joinery-${folder}`,
  comment: `joinery/${folder} imports of joinery/ only what \`joineryImports\` allows.`,
  severity: 'error',
  from: {path: `^joinery/${folder}/`},
  to: {path: `^joinery/(?!(${[folder, ...allowed].join('|')})/)`},
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...oneWay,
    {
      name: 'every-folder-has-a-layer',
      comment: 'A new folder of app/ needs its place in the list of layers.',
      severity: 'error',
      from: {path: '^app/[^/]+/', pathNot: [inside(layers.flat()), '^app/styles/']},
      to: {},
    },
    {
      name: 'pure-rules',
      comment: 'Rules are plain functions: no React, no Remix, no Hydrogen.',
      severity: 'error',
      from: {
        path: '^(app/([^/]+/rules|configurator/(offer|piece))/|joinery/(?!workshop/pages/|tests/))',
        // It asks the store for the rest of an offer.
        pathNot: '^app/configurator/offer/completeOffer\\.ts$',
      },
      to: {path: 'node_modules/(react|react-dom|@remix-run|@shopify)/'},
    },
    ...joineryOneWay,
    {
      name: 'workshop-for-sheets',
      comment: 'Lists, outlines and models are made for a sheet. No other page loads their code.',
      severity: 'error',
      from: {path: '^app/(?!configurator/sheet/)'},
      to: {path: '^joinery/(workshop|models)/'},
    },
    {
      name: 'joinery-alone',
      comment:
        'How furniture is built knows no shop and no visitor: of app/ it has only the languages and their texts.',
      severity: 'error',
      from: {path: '^joinery/'},
      to: {
        path: '^(app/(?!i18n/(language|messages)\\.ts$)|(demo-store|runtimes|studio|tools|measure|tests)/|server\\.ts$)',
      },
    },
    {
      name: 'joinery-for-the-shop',
      comment: 'Of app/ only the folders that sell made-to-measure pieces know how they are built.',
      severity: 'error',
      from: {path: '^app/(?!(configurator|cart|product)/)'},
      to: {path: '^joinery/'},
    },
    {
      name: 'app-alone',
      comment: 'app/ stands on the Storefront API alone.',
      severity: 'error',
      from: {path: '^(app/|server\\.ts)'},
      to: {path: '^(demo-store|runtimes|studio|tools|measure|tests|joinery/tests)/'},
    },
    {
      name: 'runtimes-alone',
      comment: 'A runtime puts the built worker to work; of the sources it may use app/platform only.',
      severity: 'error',
      from: {path: '^runtimes/'},
      to: {path: '^(app/(?!platform/)|joinery/|server\\.ts|demo-store/|studio/|tools/|measure/|tests/)'},
    },
    {
      name: 'demo-store-alone',
      comment: 'The demo store imports nothing of this project from outside its folder.',
      severity: 'error',
      from: {path: '^demo-store/'},
      to: {path: '^(app|joinery|runtimes|studio|tools|measure|tests)/'},
    },
    {
      name: 'no-circle',
      comment: 'Files that import each other in a circle can only be read together. Types count.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {
      path: ['^(demo-store/)?dist/', '^(tests/browsers|measure)/node_modules/', '\\.cache/', '\\.generated\\.d\\.ts$'],
    },
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
