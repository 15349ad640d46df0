import {brand} from '../../app/brand';
import {cardsLeadTo, leadsTo, title, type Check} from './pageContent';
import {expect} from './test';

const legal = (term: string, german: string, inEnglish: string): [string, Check] => [
  `/legal/${term}`,
  async ({main, say}) => {
    await expect(title(main)).toHaveText(say(german, inEnglish));
    await expect(main.getByRole('heading', {level: 2}).first()).toBeVisible();
    await expect(main.getByRole('paragraph').first()).toBeVisible();
  },
];

export const shopContent: [path: string, Check][] = [
  [
    '/shop',
    async ({main, say, at}) => {
      await cardsLeadTo(main, at('/product'), 18);
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
      await expect(
        main.getByText(say('inkl. MwSt. und zzgl. Versand', 'incl. VAT, plus shipping')).first(),
      ).toBeVisible();
      await expect(main.getByLabel(say('Menge', 'Quantity'), {exact: true})).toHaveValue('1');
      const more = main.getByRole('group').filter({hasText: say('Mehr Info', 'More info')});
      await expect(more).not.toHaveAttribute('open');
      await cardsLeadTo(main.getByRole('region', {name: say('Weitere Produkte', 'More Products')}), at('/product'), 3);
    },
  ],
  [
    '/contact',
    async ({main, say, at}) => {
      await expect(main.getByRole('textbox', {name: 'Name', exact: false}).first()).toBeVisible();
      await expect(main.locator(`a[href="${at('/jobs')}"]`)).toHaveText(
        say(
          'Lust, mit uns zu bauen? Hier geht es zu den offenen Stellen.',
          'Would you like to work with us? See our open positions.',
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
      await expect(main.getByRole('link', {name: brand.email})).toBeVisible();
    },
  ],
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
      await expect(title(main)).toHaveText(`FAQ ${brand.name} Innenarchitektur & Tischlerei`);
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
      await leadsTo(main, '+49 171 39200 75', 'tel:+491713920075');
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
];
