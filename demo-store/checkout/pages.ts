import type {Attribute, Cart} from '../cart/model';
import type {PricedLine} from '../cart/cost';
import {variantTitle} from '../catalogue/selection';
import {cdnOrigin, pictureUrl} from '../cdn/url';
import {html, type Html} from '../http/html';
import {layout} from '../http/layout';
import type {Language} from '../model';
import {cartMarket, countryName, homeMarket} from '../store/markets';
import type {Store} from '../store/store';
import {BUYER_FIELDS, type BuyerField, type BuyerForm} from './form';
import {formatPrice, MESSAGES} from './messages';
import type {Order, Totals} from './model';
import {calculateCharge, findShortages, priceOrder} from './order';

const PICTURE_SIDE = 144;
const DEFAULT_VARIANT = 'Default Title';
const AUTOCOMPLETE: Record<BuyerField, string> = {
  email: 'email',
  name: 'name',
  address1: 'street-address',
  zip: 'postal-code',
  city: 'address-level2',
};

interface View {
  store: Store;
  language: Language;
  origin: string;
}

function page({language}: View, title: string, body: Html): Html {
  return layout({language: language === 'DE' ? 'de' : 'en', title, notice: MESSAGES[language].notice, body});
}

/** A key that begins with `_` is hidden from the buyer, as at Shopify. */
function attributeList(attributes: readonly Attribute[]): Html | false {
  const visible = attributes.filter(({key}) => !key.startsWith('_'));
  return (
    visible.length > 0 &&
    html`<dl class="attributes">${visible.map(({key, value}) => html`<dt>${key}</dt><dd>${value}</dd>`)}</dl>`
  );
}

interface LineView {
  id: string;
  /** The line that this one nests in. */
  parentId: string | undefined;
  title: string;
  variant: string;
  quantity: number;
  attributes: readonly Attribute[];
  /** Before discounts. */
  total: number;
  picture: string | undefined;
}

/** A view with the currency of its cart or order. */
interface PricedView extends View {
  currencyCode: string;
}

const showPrice = (cents: number, {store, language, currencyCode}: PricedView) =>
  formatPrice(cents, language, currencyCode, homeMarket(store).currencyCode);

/** The lines that nest in a line are a list below it. */
function lineList(lines: readonly LineView[], view: PricedView, parentId?: string): Html | false {
  const listed = lines.filter((line) => line.parentId === parentId);
  const items = listed.map((line) => lineItem(line, view, lineList(lines, view, line.id)));
  return items.length > 0 && html`<ul class="plain">${items}</ul>`;
}

function lineItem(line: LineView, view: PricedView, nestedLines: Html | false): Html {
  return html`<li class="line${!line.picture && ' bare'}">
${line.picture && html`<img src="${line.picture}" alt="" width="72" height="72">`}
<div><p>${line.title}</p>
${line.variant !== DEFAULT_VARIANT && html`<p class="soft">${line.variant}</p>`}
<p class="soft">${MESSAGES[view.language].quantity}: ${line.quantity}</p></div>
<p>${showPrice(line.total, view)}</p>
${attributeList(line.attributes)}${nestedLines}</li>`;
}

function cartLineView({line, cost}: PricedLine, lines: readonly PricedLine[], view: View): LineView {
  const {store, language} = view;
  const {record, product} = line.variant;
  const picture = store.catalogue.pictureByName.get(record.image ?? product.record.images[0] ?? '');
  return {
    id: line.id,
    parentId: lines.find((candidate) => candidate.line.id === line.parentId)?.line.id,
    title: product.record.title[language],
    variant: variantTitle(line.variant, language),
    quantity: line.quantity,
    attributes: line.attributes,
    total: cost.subtotal,
    picture:
      picture &&
      pictureUrl(cdnOrigin(view), picture.record, {maxWidth: PICTURE_SIDE, maxHeight: PICTURE_SIDE, crop: 'CENTER'}),
  };
}

/** The total is what is left to pay after the gift cards, as at Shopify. The VAT is that of the whole order. */
function totalsList(totals: Totals, discountCode: string | null | undefined, view: PricedView): Html {
  const messages = MESSAGES[view.language];
  const {vatPercent} = view.store.content.shop;
  const price = (cents: number) => showPrice(cents, view);
  const paid = totals.giftCards.reduce((sum, {amount}) => sum + amount, 0);
  return html`<dl class="totals">
<dt>${messages.subtotal}</dt><dd>${price(totals.subtotal + totals.discount)}</dd>
${discountCode && html`<dt>${messages.discount} ${discountCode}</dt><dd>${totals.discount ? `−${price(totals.discount)}` : messages.freeShipping}</dd>`}
<dt>${messages.shipping}</dt><dd>${totals.shipping === 0 ? messages.free : price(totals.shipping)}</dd>
${vatPercent > 0 && html`<dt class="soft">${messages.vat(vatPercent)}</dt><dd class="soft">${price(totals.tax)}</dd>`}
${totals.giftCards.map(({lastCharacters, amount}) => html`<dt>${messages.giftCard} •••• ${lastCharacters}</dt><dd>−${price(amount)}</dd>`)}
<dt class="sum">${messages.total}</dt><dd class="sum"><strong>${price(totals.total - paid)}</strong></dd>
</dl>`;
}

function field(name: BuyerField, form: BuyerForm | undefined, language: Language): Html {
  const {fields, errors} = MESSAGES[language];
  const isInvalid = form?.invalid.includes(name) ?? false;
  const input = html`<input name="${name}" type="${name === 'email' ? 'email' : 'text'}" value="${form?.buyer[name]}" autocomplete="${AUTOCOMPLETE[name]}" required${
    isInvalid && html` aria-invalid="true" aria-describedby="${name}-error"`
  }>`;
  return html`<label>${fields[name]}${input}${isInvalid && html`<span class="error" id="${name}-error">${errors[name]}</span>`}</label>`;
}

/** `form` is a rejected submission, which the page shows with its errors. */
export function checkoutPage(view: View, cart: Cart, form?: BuyerForm): Html {
  const {store, language} = view;
  const messages = MESSAGES[language];
  const {countryCode, currencyCode} = cartMarket(store, cart);
  const pricedView = {...view, currencyCode};
  const priced = priceOrder(store, cart);
  const {lines} = priced;
  if (lines.length === 0) return page(view, messages.title, html`<p>${messages.empty}</p>`);
  const shortageAlerts = findShortages(store, cart).map(({line, available}) =>
    messages.soldOut(line.variant.product.record.title[language], available),
  );
  const invalidFieldsAlert = form && form.invalid.length > 0 ? [messages.check] : [];
  const usedCodeAlert = form?.usedCode ? [messages.usedCode(form.usedCode)] : [];
  const alerts = [...invalidFieldsAlert, ...usedCodeAlert, ...shortageAlerts];
  return page(
    view,
    messages.title,
    html`${alerts.length > 0 && html`<div class="alert" role="alert">${alerts.map((text) => html`<p>${text}</p>`)}</div>`}
<div class="columns">
<form method="post" novalidate>
<fieldset><legend>${messages.contact}</legend>${field('email', form, language)}</fieldset>
<fieldset><legend>${messages.delivery}</legend>
${BUYER_FIELDS.filter((name) => name !== 'email').map((name) => field(name, form, language))}
<label>${messages.country}<input value="${countryName(countryCode, language)}" disabled></label></fieldset>
<button>${messages.pay}</button>
</form>
<section class="card" aria-labelledby="summary"><h2 id="summary">${messages.summary}</h2>
${lineList(
  lines.map((line) => cartLineView(line, lines, view)),
  pricedView,
)}
${attributeList(cart.attributes)}
${totalsList(calculateCharge(store, cart, priced).totals, priced.appliedDiscount?.code, pricedView)}
</section></div>`,
  );
}

export function confirmationPage(view: View, order: Order): Html {
  const messages = MESSAGES[view.language];
  const pricedView = {...view, currencyCode: order.currencyCode};
  const lines = order.lines.map((line, index) => ({
    ...line,
    id: String(index + 1),
    parentId: line.parentPosition?.toString(),
    variant: line.variantTitle,
    total: line.total + line.discount,
    picture: undefined,
  }));
  return page(
    view,
    messages.thanks(order.buyer.name),
    html`<p>${messages.confirmation}</p>
<section class="card narrow"><h2>${messages.number(order.number)}</h2>
${lineList(lines, pricedView)}
${totalsList(order, order.discountCode, pricedView)}
<h2 style="margin-top:1.5rem">${messages.delivery}</h2>
<p>${order.buyer.name}<br>${order.buyer.address1}<br>${order.buyer.zip} ${order.buyer.city}<br>${order.buyer.email}</p>
</section>`,
  );
}

/** Shopify shows it in place of every page of a store that has a password. */
export function passwordPage(view: View): Html {
  const {openingSoon, openingSoonText} = MESSAGES[view.language];
  return page(view, openingSoon, html`<p>${openingSoonText}</p>`);
}

/** For a path without a cart or order. */
export function notFoundPage(view: View): Html {
  const {missing, missingText} = MESSAGES[view.language];
  return page(view, missing, html`<p>${missingText}</p>`);
}
