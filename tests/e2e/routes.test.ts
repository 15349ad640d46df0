import type {Locator, Page} from 'playwright';
import {describe} from 'vitest';
import {english} from '../../tools/pages';
import {expect, screens, test} from '../support/test';

interface Visit {
  page: Page;
  main: Locator;
  say(german: string, english: string): string;
  /** A path in the page's language. */
  at(path: string): string;
}

type Check = (visit: Visit) => Promise<void>;

const title = (main: Locator) => main.getByRole('heading', {level: 1});

async function leadsTo(scope: Locator, name: string, href: string) {
  await expect(scope.getByRole('link', {name, exact: true}).first()).toHaveAttribute('href', href);
}

async function cardsLeadTo(scope: Locator, path: string, count: number) {
  const cards = scope.locator(`a[href^="${path}/"]`).filter({has: scope.page().getByRole('heading')});
  await expect(cards).toHaveCount(count);
}

/** The workshop page and the landing pages share one template. */
const story =
  (german: string, inEnglish: string): Check =>
  async (visit) => {
    const {main, say, at} = visit;
    await expect(title(main)).toHaveText(say(german, inEnglish));
    const details = main.getByRole('heading', {level: 2}).filter({hasNotText: say('Auszeichnungen', 'Awards')});
    expect(await details.count()).toBeGreaterThanOrEqual(3);
    await expect(main.getByRole('heading', {name: say('Auszeichnungen', 'Awards')})).toBeVisible();
    await expect(main.getByRole('link', {name: say('Museum im Kleinen', 'Small Museums Award')})).toBeVisible();
    await leadsTo(main, say('Unsere Leistung', 'Services'), at('/services'));
    await leadsTo(main, say('Unser Shop', 'Shop'), at('/shop'));
  };

const legal = (term: string, german: string, inEnglish: string): [string, Check] => [
  `/legal/${term}`,
  async ({main, say}) => {
    await expect(title(main)).toHaveText(say(german, inEnglish));
    await expect(main.getByRole('heading', {level: 2}).first()).toBeVisible();
    await expect(main.getByRole('paragraph').first()).toBeVisible();
  },
];

const routes: [string, Check][] = [
  [
    '/',
    async ({main, say, at}) => {
      await expect(title(main)).toHaveText(
        say(
          'Wir schaffen zeitlose Räume und Möbel unter einem Dach',
          'We create timeless spaces and furniture under one roof',
        ),
      );
      await leadsTo(title(main), say('Räume', 'spaces'), at('/projects'));
      await leadsTo(title(main), say('Möbel', 'furniture'), at('/shop'));
      const slider = main.getByRole('region', {name: say('Neueste Projekte', 'Newest projects')});
      await expect(slider.getByText('01/04')).toBeVisible();
      const about = main.getByRole('region', {name: say('Über uns', 'About us')});
      await expect(about.getByText(say('Mehr lesen', 'Read more'))).toBeVisible();
      await leadsTo(about, say('Projekte', 'Projects'), at('/projects'));
      await leadsTo(about, say('Mehr über uns', 'About us'), at('/about'));
      await cardsLeadTo(main.getByRole('region', {name: say('Leistungen', 'Services')}), at('/services'), 4);
      await leadsTo(main, say('Werkstatt', 'Carpentry'), at('/werkstatt'));
      await leadsTo(main, say('Unsere Leistungen', 'Our Services'), at('/services'));
    },
  ],
  [
    '/projects',
    async ({main, say, at}) => {
      await expect(title(main)).toHaveText(say('Projekte', 'Projects'));
      const chips = main.getByRole('navigation').getByRole('link');
      await expect(chips).toHaveText([
        say('Alle Projekte12', 'All Projects12'),
        say('Ladenbau2', 'Shop fitting2'),
        say('Büroeinrichtung2', 'Office interiors2'),
        say('Privater Innenausbau3', 'Private interiors3'),
        say('Tischlerarbeiten3', 'Joinery3'),
        say('Ausstellungsbau1', 'Exhibition building1'),
        say('Beratung1', 'Consulting1'),
      ]);
      await expect(chips.first()).toHaveAttribute('aria-current', 'true');
      await cardsLeadTo(main, at('/projects'), 12);
      const first = main.locator(`a[href="${at('/projects/laden-papeterie')}"]`);
      await expect(first).toHaveText(new RegExp(`${say('Papeterie Blattgold', 'Blattgold stationer’s')}.*2026`));
      await expect(first).toContainText(say('Ladenbau', 'Shop fitting'));
    },
  ],
  [
    '/projects/laden-papeterie',
    async ({main, say, at}) => {
      await expect(title(main)).toHaveText(say('Papeterie Blattgold', 'Blattgold stationer’s'));
      await expect(main.getByRole('definition').first()).toHaveText(/Selma Ottenhain/);
      const facts = ['2026', 'Düsseldorf', say('Ladenbau', 'Shop fitting')];
      for (const fact of facts) await expect(main.getByText(fact, {exact: true}).first()).toBeVisible();
      for (const text of [/214 (Schubladen|drawers)/, /64 (Quadratmetern|square)/])
        await expect(main.getByText(text)).toBeVisible();
      // The header's, then a pair, a single one and the next project's.
      expect(await main.locator('img[srcset]').count()).toBe(5);
      const credits = main.getByRole('region', {name: say('Mitwirkende', 'Credits')});
      await expect(credits.getByRole('term')).toHaveText([
        say('Lichtplanung', 'Lighting design'),
        say('Fotografie', 'Photography'),
        say('Metallarbeiten', 'Metalwork'),
      ]);
      await expect(credits.getByRole('link')).toHaveCount(4);
      await expect(credits.getByRole('link').first()).toHaveAttribute('href', 'https://daemmerwerk.example');
      const next = main.getByRole('link', {name: say('Nächstes Projekt', 'Next project')});
      await expect(next).toHaveAttribute('href', at('/projects/kanzlei-am-hofgarten'));
    },
  ],
  [
    '/services',
    async ({main, say, at}) => {
      await cardsLeadTo(main, at('/services'), 6);
      const workshop = main.locator(`a[href="${at('/werkstatt')}"]`);
      await expect(workshop.getByRole('heading')).toHaveText(say('Die Werkstatt', 'The workshop'));
      const process = main.getByRole('region', {name: say('So läuft ein Projekt', 'How a project runs')});
      await expect(process.getByRole('heading', {level: 3})).toHaveText([
        say('Beratung und Bedarfsanalyse', 'Consultation and needs analysis'),
        say('Entwurfsplanung und Konzeptentwicklung', 'Design and concept development'),
        say('Ausführungs- und Detailplanung', 'Construction and detail drawings'),
        say('Produkt- und Möbelentwicklung', 'Product and furniture development'),
        say('Umsetzung in eigenen Werkstätten', 'Production in our own workshops'),
        say('Baubegleitung', 'Site supervision'),
      ]);
      await leadsTo(main, say('Mehr über uns', 'About us'), at('/about'));
      await leadsTo(main, say('Projekte', 'Projects'), at('/projects'));
    },
  ],
  [
    '/services/ladenbau',
    async ({main, say}) => {
      await expect(title(main)).toHaveText(say('Ladenbau', 'Shop fitting'));
      await expect(main.getByText(say('Läden, Cafés und Praxen', 'Shops, cafés and surgeries'))).toBeVisible();
      await expect(main.getByText(say('Ein guter Laden zeigt', 'A good shop shows'))).toBeVisible();
      const tags = [
        'Möblierung und Tresen|Fittings and counters',
        'Licht|Light',
        'Umbau bei laufendem Betrieb|Refitting while you trade',
      ];
      for (const tag of tags) {
        const [german = '', inEnglish = ''] = tag.split('|');
        await expect(main.getByRole('listitem').filter({hasText: say(german, inEnglish)})).toBeVisible();
        await expect(main.getByRole('heading', {name: say(german, inEnglish)})).toBeVisible();
      }
      await expect(main.getByRole('region', {name: say('Das sagen Auftraggeber', 'What clients say')})).toBeVisible();
    },
  ],
  [
    '/shop',
    async ({main, say, at}) => {
      await cardsLeadTo(main, at('/product'), 17);
      const names = main.getByRole('heading', {level: 2});
      await expect(names.first()).toHaveText(say('Tisch Strich', 'Strich table'));
      await expect(names.last()).toHaveText(say('Musterkasten', 'Sample box'));
      await expect(main.getByText(say('nach Maß', 'made to measure'), {exact: true}).first()).toBeVisible();
      await expect(main.getByText(say('Ausverkauft', 'Sold out')).first()).toBeVisible();
      await expect(main.locator('s')).toHaveText(say('2.640,00\u00a0€', '€2,640.00'));
    },
  ],
  [
    '/product/hocker-lot',
    async ({main, say, at}) => {
      await expect(title(main)).toHaveText(say('Hocker Lot', 'Lot stool'));
      await expect(main.getByText(say('189,00\u00a0€', '€189.00'), {exact: true}).first()).toBeVisible();
      await expect(main.getByText(say('inkl. MwSt. und zzgl. Versand', 'incl. VAT, plus shipping'))).toBeVisible();
      await expect(main.getByLabel(say('Menge', 'Quantity'), {exact: true})).toHaveValue('1');
      const more = main.getByRole('group').filter({hasText: say('Mehr Info', 'More info')});
      await expect(more).not.toHaveAttribute('open');
      await cardsLeadTo(main.getByRole('region', {name: say('Weitere Produkte', 'More Products')}), at('/product'), 3);
    },
  ],
  [
    '/about',
    async ({main, say}) => {
      await expect(title(main)).toHaveText(say('Zwei Werkstätten, ein Studio', 'Two workshops, one studio'));
      const story = main.getByRole('region', {name: say('Unsere Geschichte', 'Our story')});
      await expect(
        story.getByRole('heading', {name: say('Angefangen hat es mit einer Tür', 'It began with a door')}),
      ).toBeVisible();
      const team = main.getByRole('region', {name: 'Team'});
      await expect(team.getByRole('listitem')).toHaveCount(6);
      // Copying takes a script, and the English pages here have none.
      await expect(team.getByRole('button', {name: say('E-Mail kopieren', 'Copy e-mail')})).toHaveCount(
        Number(say('6', '0')),
      );
      await expect(main.locator('blockquote').first()).toBeVisible();
      await expect(main.getByRole('region', {name: say('Auszeichnungen', 'Awards')}).getByRole('img')).toHaveCount(1);
    },
  ],
  [
    '/contact',
    async ({main, say, at}) => {
      await expect(main.getByRole('textbox', {name: 'Name', exact: false}).first()).toBeVisible();
      await expect(main.locator(`a[href="${at('/jobs')}"]`)).toHaveText(
        say(
          'Du möchtest bei uns arbeiten? Hier geht es zu den offenen Stellen.',
          'Would you like to work with us? Here are our open positions.',
        ),
      );
    },
  ],
  [
    '/thankyou/J%C3%B6rg',
    async ({main, say}) => {
      await expect(title(main)).toHaveText(
        say(
          'Hallo Jörg, Danke für deine Anfrage! Wir melden uns.',
          'Hello Jörg, thank you for your enquiry! We will be in touch.',
        ),
      );
      await expect(main.getByRole('link', {name: 'studio@maser-mass.example'})).toBeVisible();
    },
  ],
  ['/werkstatt', story('Die Werkstatt', 'The workshop')],
  [
    '/jobs',
    async ({main, say}) => {
      await expect(title(main)).toHaveText(say('Aktuell suchen wir:', 'We are currently looking for:'));
      const jobs = main.getByRole('group');
      await expect(jobs).toHaveCount(3);
      await expect(jobs.first()).toHaveText(
        new RegExp(say('Tischlerin oder Tischler \\(m/w/d\\)', 'Joiner \\(m/f/d\\)')),
      );
      await expect(jobs.first()).not.toHaveAttribute('open');
      await expect(main.getByRole('link', {name: 'jobs@maser-mass.example'})).toHaveAttribute(
        'href',
        'mailto:jobs@maser-mass.example',
      );
    },
  ],
  [
    '/faq',
    async ({main, page, say}) => {
      await expect(title(main)).toHaveText('FAQ Maser & Maß Innenarchitektur & Tischlerei');
      await expect(main.getByRole('heading', {name: 'Was kostet das Erstgespräch?'})).toBeVisible();
      await expect(main.getByText('This page is in German only.')).toHaveCount(Number(say('0', '1')));
      await expect(page.locator('html')).toHaveAttribute('lang', say('de-DE', 'en-GB'));
      await expect(main.locator('[lang=de] h1')).toHaveCount(1);
    },
  ],
  [
    '/press',
    async ({main}) => {
      await expect(title(main)).toHaveText('Presse');
      const table = main.getByRole('region', {name: 'Aktuelle Presseberichte'}).getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveText(['Magazin', 'Titel', 'Datum']);
      await expect(table.getByRole('row')).toHaveCount(6);
      await expect(main.getByRole('listitem').filter({hasText: 'Nutzungshinweise'})).toBeVisible();
      await expect(main.getByRole('heading', {name: 'Erwähnungen & Auszeichnungen'})).toBeVisible();
      await expect(main.getByText('Isolde Brakemöhl')).toBeVisible();
      await leadsTo(main, 'presse@maser-mass.example', 'mailto:presse@maser-mass.example');
      await leadsTo(main, '+49 30 23125 475', 'tel:+493023125475');
    },
  ],
  [
    '/imprint',
    async ({main, say}) => {
      await expect(title(main)).toHaveText(say('Impressum', 'Imprint'));
      await expect(main.locator('strong', {hasText: 'Maser & Maß GmbH'})).toBeVisible();
    },
  ],
  legal('terms-of-service', 'Allgemeine Geschäftsbedingungen', 'Terms and conditions'),
  legal('refund-policy', 'Widerrufsbelehrung', 'Right of withdrawal'),
  legal('privacy-policy', 'Datenschutzerklärung', 'Privacy policy'),
  legal('shipping-policy', 'Versand und Lieferung', 'Shipping and delivery'),
  [
    '/legal/agb-info',
    async ({main}) => {
      await expect(main.getByRole('heading', {level: 2}).first()).toBeVisible();
      for (const part of ['strong', 'ol > li', 'ul > li']) await expect(main.locator(part).first()).toBeVisible();
    },
  ],
  [
    '/404',
    async ({main, say, at}) => {
      await expect(title(main)).toHaveText(
        say(
          'Ups, die Seite können wir nicht finden. Schau gerne auf unserer Startseite vorbei.',
          "Oops, we can't find the page, please have a look at our homepage.",
        ),
      );
      await leadsTo(main, say('Startseite', 'Home'), at('/'));
    },
  ],
  ...Object.entries({
    'innenarchitekt-duesseldorf': ['Innenarchitekt in Düsseldorf', 'Interior architect in Düsseldorf'],
    'tischler-duesseldorf': ['Tischler in Düsseldorf', 'Joiner in Düsseldorf'],
    'tischler-wuppertal': ['Tischler in Wuppertal', 'Joiner in Wuppertal'],
    'innenarchitekt-wuppertal': ['Innenarchitekt in Wuppertal', 'Interior architect in Wuppertal'],
    'innenarchitekt-koeln': ['Innenarchitekt in Köln', 'Interior architect in Cologne'],
    'tischler-essen': ['Tischler in Essen', 'Joiner in Essen'],
    'tischler-koeln': ['Tischler in Köln', 'Joiner in Cologne'],
    'innenarchitekt-essen': ['Innenarchitekt in Essen', 'Interior architect in Essen'],
    'tischlerei-koeln': ['Tischlerei für Köln', 'Joinery workshop for Cologne'],
    'tischlerei-wuppertal': ['Tischlerei für Wuppertal', 'Joinery workshop for Wuppertal'],
    'tischlerei-essen': ['Tischlerei für Essen', 'Joinery workshop for Essen'],
    'innenarchitekt-leipzig': ['Innenarchitekt in Leipzig', 'Interior architect in Leipzig'],
  }).map(([handle, [german = '', inEnglish = '']]): [string, Check] => [`/${handle}`, story(german, inEnglish)]),
];

/** German with scripts, English without: what the specification says of a page needs none. */
describe.each(['de', 'en'] as const)('in %s, on a phone and on a desktop,', (language) => {
  const say = (german: string, inEnglish: string) => (language === 'de' ? german : inEnglish);
  const at = (path: string) => (language === 'de' ? path : english(path));

  test.concurrent.for(routes)('%s shows what the specification says', async ([path, check], {open}) => {
    const expected = path === '/404' ? [/status 404/] : [];
    const page = await open(at(path), {screen: 'phone', javaScript: language === 'de', expected});
    const main = page.getByRole('main');
    for (const size of [screens.phone, screens.desktop]) {
      await page.setViewportSize(size);
      await check({page, main, say, at});
    }
  });
});
