import {defineMessages} from '~/i18n/messages';

/** In mm. */
interface Ends {
  from: number;
  to: number;
}

/** Texts of the form and the drawing. */
export const messages = defineMessages({
  de: {
    color: 'Farbe',
    finish: 'Ausführung',
    wood: 'Holz',
    length: 'Länge',
    width: 'Breite',
    depth: 'Tiefe',
    height: 'Höhe',
    slider: (name: string) => `${name} mit dem Regler`,
    and: 'und',
    range: (from: number, to: number) => `${from} bis ${to}`,
    steps: (step: number, unit: string) => ` in Schritten von ${step}\u00a0${unit}`,
    toTheCm: ', auf den Zentimeter',
    toTheMm: ', auf den Millimeter',
    sizes: (count: number) => ` in ${count} Größen`,
    upTo: (size: string) => `bis ${size}`,
    price: 'Preis',
    parts: 'So setzt sich der Preis zusammen',
    base: 'Grundbetrag',
    rounding: 'Rundung',
    sizeRange: (width: Ends, height: Ends) =>
      `Breite ${width.from} bis ${width.to}\u00a0mm, Höhe ${height.from} bis ${height.to}\u00a0mm`,
    sample: (box: string, name: string) => `${box} mit „${name}“`,
    askFor: (measure: string) => `${measure} anfragen`,
    reprice: 'Preis berechnen',
    onRequest: 'Preis auf Anfrage',
    notOnline: 'Dieses Stück bauen wir gern für Sie, es lässt sich aber nicht online bestellen.',
    unreadable:
      'Uns fehlt hier gerade eine Angabe, deshalb nennen wir keinen Preis. Bitte schicken Sie uns eine Anfrage; wir rechnen ihn für Sie aus.',
    soldOut: 'Diese Größe ist zurzeit ausverkauft. Andere Größen sind lieferbar.',
    enquire: 'Dieses Stück anfragen',
    enquiryText: (title: string, details: string) =>
      `Ich interessiere mich für: ${title}, ${details}. Bitte machen Sie mir ein Angebot.`,
    question: 'Fragen',
    questionAbout: 'zu diesem Stück',
    questionText: (title: string, details: string) => `Meine Frage zu ${title}, ${details}: `,
    sheet: 'Maßblatt zum Drucken und Teilen',
    weight: (kilograms: number) => `Wiegt rund ${kilograms}\u00a0kg.`,
    seats: (count: number) => `Platz für ${count} Personen.`,
    floor: (measures: string) => `Braucht ${measures}\u00a0m mit zurückgeschobenen Stühlen.`,
    floorOfOne: (measures: string) => `Braucht ${measures}\u00a0m mit zurückgeschobenem Stuhl.`,
    passes: (length: string, width: number) =>
      `Das längste Teil ist ${length}\u00a0m lang und passt um die Ecke einer ${width}\u00a0cm breiten Treppe.`,
    doesNotPass: (length: string, width: number) =>
      `Das längste Teil ist ${length}\u00a0m lang und passt nicht um die Ecke einer ${width}\u00a0cm breiten Treppe.`,
    doesItFit: 'Passt es?',
    fitLoading: 'Wird geladen …',
    fitNotLoaded: 'Dieser Teil der Seite lässt sich gerade nicht laden. Bitte laden Sie die Seite neu.',
    editingNote: 'Sie ändern ein Stück aus Ihrem Warenkorb.',
    plan: (details: string) => `Maßstäbliche Draufsicht: ${details}`,
    elevation: (details: string) => `Maßstäbliche Ansicht von vorn: ${details}`,
  },
  en: {
    color: 'Colour',
    finish: 'Finish',
    wood: 'Wood',
    length: 'Length',
    width: 'Width',
    depth: 'Depth',
    height: 'Height',
    slider: (name: string) => `${name} slider`,
    and: 'and',
    range: (from: number, to: number) => `${from} to ${to}`,
    steps: (step: number, unit: string) => ` in steps of ${step}\u00a0${unit}`,
    toTheCm: ', to the centimetre',
    toTheMm: ', to the millimetre',
    sizes: (count: number) => ` in ${count} sizes`,
    upTo: (size: string) => `up to ${size}`,
    price: 'Price',
    parts: 'How the price is made up',
    base: 'Base price',
    rounding: 'Rounding',
    sizeRange: (width: Ends, height: Ends) =>
      `Width ${width.from} to ${width.to}\u00a0mm, height ${height.from} to ${height.to}\u00a0mm`,
    sample: (box: string, name: string) => `${box} with ‘${name}’`,
    askFor: (measure: string) => `Ask for ${measure}`,
    reprice: 'Update price',
    onRequest: 'Price on request',
    notOnline: 'We’d be happy to make this piece for you, but it can’t be ordered online.',
    unreadable:
      'We’re missing a detail of this piece at the moment, so we can’t show a price. Send us an enquiry and we’ll work it out for you.',
    soldOut: 'This size is sold out at the moment. Other sizes are available.',
    enquire: 'Enquire about this piece',
    enquiryText: (title: string, details: string) => `I’m interested in: ${title}, ${details}. Please send me a quote.`,
    question: 'Ask',
    questionAbout: 'about this piece',
    questionText: (title: string, details: string) => `My question about ${title}, ${details}: `,
    sheet: 'Drawing sheet to print and share',
    weight: (kilograms: number) => `Weighs about ${kilograms}\u00a0kg.`,
    seats: (count: number) => `Seats ${count}.`,
    floor: (measures: string) => `Allow ${measures}\u00a0m of floor with the chairs pulled out.`,
    floorOfOne: (measures: string) => `Allow ${measures}\u00a0m of floor with the chair pulled out.`,
    passes: (length: string, width: number) =>
      `The longest part is ${length}\u00a0m long and goes round the corner of a staircase ${width}\u00a0cm wide.`,
    doesNotPass: (length: string, width: number) =>
      `The longest part is ${length}\u00a0m long and won’t go round the corner of a staircase ${width}\u00a0cm wide.`,
    doesItFit: 'Does it fit?',
    fitLoading: 'Loading …',
    fitNotLoaded: 'This part of the page can’t be loaded right now. Please reload the page.',
    editingNote: 'You’re editing a piece in your cart.',
    plan: (details: string) => `Plan, to scale: ${details}`,
    elevation: (details: string) => `Front view, to scale: ${details}`,
  },
});
