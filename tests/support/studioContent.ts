import {cardsLeadTo, leadsTo, title, type Check} from './pageContent';
import {expect} from './test';

/** The workshop page and the landing pages share one template. */
const landing =
  (german: string, inEnglish: string): Check =>
  async ({main, say, at}) => {
    await expect(title(main)).toHaveText(say(german, inEnglish));
    const details = main.getByRole('heading', {level: 2}).filter({hasNotText: say('Auszeichnungen', 'Awards')});
    expect(await details.count()).toBeGreaterThanOrEqual(3);
    await expect(main.getByRole('heading', {name: say('Auszeichnungen', 'Awards')})).toBeVisible();
    await expect(main.getByRole('link', {name: say('Museum im Kleinen', 'Small Museums Award')})).toBeVisible();
    await leadsTo(main, say('Unsere Leistung', 'Services'), at('/services'));
    await leadsTo(main, say('Unser Shop', 'Shop'), at('/shop'));
  };

export const studioContent: [path: string, Check][] = [
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
      await expect(about.getByText(say('lösen, nachölen und wieder', 'taken apart, oiled and put'))).toBeVisible();
      await expect(about.getByText(say('Mehr lesen', 'Read more'))).toHaveCount(0);
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
        say('Alle Projekte, 12', 'All Projects, 12'),
        say('Ladenbau, 2', 'Shopfitting, 2'),
        say('Büroeinrichtung, 2', 'Office interiors, 2'),
        say('Privater Innenausbau, 3', 'Residential interiors, 3'),
        say('Tischlerarbeiten, 3', 'Joinery, 3'),
        say('Ausstellungsbau, 1', 'Exhibition fit-out, 1'),
        say('Beratung, 1', 'Consultancy, 1'),
      ]);
      await expect(chips.first()).toHaveAttribute('aria-current', 'true');
      await cardsLeadTo(main, at('/projects'), 12);
      const first = main.locator(`a[href="${at('/projects/laden-papeterie')}"]`);
      await expect(first).toHaveText(new RegExp(`Papeterie Blattgold.*2026`));
      await expect(first).toContainText(say('Ladenbau', 'Shopfitting'));
    },
  ],
  [
    '/projects/laden-papeterie',
    async ({main, say, at}) => {
      await expect(title(main)).toHaveText('Papeterie Blattgold');
      await expect(main.getByRole('definition').first()).toHaveText(/Selma Ottenhain/);
      const facts = ['2026', 'Düsseldorf', say('Ladenbau', 'Shopfitting')];
      for (const fact of facts) await expect(main.getByText(fact, {exact: true}).first()).toBeVisible();
      for (const text of [/108 (Schubladen|drawers)/, /26 (Quadratmetern|square)/])
        await expect(main.getByText(text)).toBeVisible();
      // One in the header, a pair, a single one, the plan, a pair, and the next project's.
      expect(await main.locator('img[srcset]').count()).toBe(8);
      const credits = main.getByRole('region', {name: say('Mitwirkende', 'Credits')});
      await expect(credits.getByRole('term')).toHaveText([
        say('Lichtplanung', 'Lighting design'),
        say('Visualisierung', 'Visualisation'),
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
      const process = main.getByRole('region', {name: say('So läuft ein Projekt', 'How a project unfolds')});
      await expect(process.getByRole('heading', {level: 3})).toHaveText([
        say('Beratung und Bedarfsanalyse', 'Consultation and brief'),
        say('Entwurfsplanung und Konzeptentwicklung', 'Design and concept development'),
        say('Ausführungs- und Detailplanung', 'Working drawings and details'),
        say('Produkt- und Möbelentwicklung', 'Product and furniture development'),
        say('Umsetzung in eigenen Werkstätten', 'Making in our own workshops'),
        say('Baubegleitung', 'Site supervision'),
      ]);
      await leadsTo(main, say('Mehr über uns', 'About us'), at('/about'));
      await leadsTo(main, say('Projekte', 'Projects'), at('/projects'));
    },
  ],
  [
    '/services/ladenbau',
    async ({main, say}) => {
      await expect(title(main)).toHaveText(say('Ladenbau', 'Shopfitting'));
      await expect(main.getByText(say('Läden, Cafés und Praxen', 'Shops, cafés and surgeries'))).toBeVisible();
      await expect(main.getByText(say('Ein guter Laden zeigt', 'A good shop shows'))).toBeVisible();
      const tags = [
        'Möblierung und Tresen|Fittings and counters',
        'Licht|Light',
        'Umbau bei laufendem Betrieb|Refitting while you trade',
      ];
      for (const tag of tags) {
        const [german = '', inEnglish = ''] = tag.split('|');
        await expect(
          main
            .getByRole('listitem')
            .filter({hasText: say(german, inEnglish)})
            .first(),
        ).toBeVisible();
        await expect(main.getByRole('heading', {name: say(german, inEnglish)})).toBeVisible();
      }
      await expect(main.getByRole('region', {name: say('Das sagen Auftraggeber', 'What clients say')})).toBeVisible();
    },
  ],
  [
    '/about',
    async ({main, say}) => {
      await expect(title(main)).toHaveText(say('Zwei Werkstätten, ein Studio', 'Two workshops, one studio'));
      await expect(main.getByText(say('lösen, nachölen und wieder', 'taken apart, oiled and put'))).toHaveCount(0);
      const story = main.getByRole('region', {name: say('Unsere Geschichte', 'Our story')});
      await expect(
        story.getByRole('heading', {name: say('Angefangen hat es mit einer Tür', 'It began with a door')}),
      ).toBeVisible();
      const team = main.getByRole('region', {name: 'Team'});
      await expect(team.getByRole('listitem')).toHaveCount(6);
      await expect(team.getByRole('button', {name: say('E-Mail kopieren', 'Copy email')})).toHaveCount(6);
      await expect(main.locator('blockquote').first()).toBeVisible();
      await expect(main.getByRole('region', {name: say('Auszeichnungen', 'Awards')}).getByRole('img')).toHaveCount(1);
    },
  ],
  ['/werkstatt', landing('Die Werkstatt', 'The workshop')],
  ['/innenarchitekt-leipzig', landing('Innenarchitekt in Leipzig', 'Interior architect in Leipzig')],
  ['/innenarchitekt-koeln', landing('Innenarchitekt in Köln', 'Interior architect in Cologne')],
];
