import type {IncomingMessage, ServerResponse} from 'node:http';
import {html, type Html} from '../http/html';
import {layout} from '../http/layout';
import {HttpError} from '../http/request';
import {redirect, sendHtml, sendJson} from '../http/response';
import {clearMailbox, type Mail, type Mailbox} from './mailbox';

const NOTICE = 'Mailbox of the demo store: mail stays on this machine.';

function page(title: string, body: Html): Html {
  return layout({language: 'en', title, notice: NOTICE, body});
}

function listPage(mails: readonly Mail[]): Html {
  if (mails.length === 0) return page('Mailbox', html`<p>No mail has arrived yet.</p>`);
  return page(
    'Mailbox',
    html`<table><thead><tr><th>Arrived</th><th>To</th><th>Subject</th></tr></thead><tbody>
${[...mails]
  .reverse()
  .map(
    (mail) =>
      html`<tr><td>${mail.createdAt}</td><td>${mail.to.join(', ')}</td><td><a href="/mailbox/${mail.id}">${mail.subject}</a></td></tr>`,
  )}</tbody></table>
<form method="post" action="/mailbox/empty" style="margin-top:1.5rem;justify-items:start"><button>Empty the mailbox</button></form>`,
  );
}

function mailPage(mail: Mail): Html {
  return page(
    mail.subject,
    html`<p><a href="/mailbox">All mail</a></p>
<dl class="attributes" style="margin-bottom:1.5rem"><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${mail.to.join(', ')}</dd>
<dt>Reply to</dt><dd>${mail.replyTo.join(', ') || '–'}</dd><dt>Arrived</dt><dd>${mail.createdAt}</dd></dl>
${mail.text && html`<pre>${mail.text}</pre>`}
${mail.html && html`<h2 style="margin-top:1.5rem">HTML</h2><iframe sandbox srcdoc="${mail.html}" title="HTML of the mail"></iframe>`}`,
  );
}

/** Handles `/mailbox`, `/mailbox/{id}` and `/mailbox.json`. Returns whether the path matched. */
export function handleMailbox(mailbox: Mailbox, url: URL, request: IncomingMessage, response: ServerResponse): boolean {
  const {pathname} = url;
  if (pathname === '/mailbox.json' || pathname === '/mailbox') {
    if (request.method === 'DELETE') {
      clearMailbox(mailbox);
      sendJson(response, 200, {ok: true});
    } else if (pathname === '/mailbox.json') sendJson(response, 200, mailbox.mails);
    else sendHtml(response, 200, listPage(mailbox.mails));
    return true;
  }
  if (pathname === '/mailbox/empty' && request.method === 'POST') {
    clearMailbox(mailbox);
    redirect(response, '/mailbox');
    return true;
  }
  if (!pathname.startsWith('/mailbox/')) return false;
  const mail = mailbox.mails.find(({id}) => id === pathname.slice('/mailbox/'.length));
  if (!mail) throw new HttpError(404, 'There is no such mail');
  sendHtml(response, 200, mailPage(mail));
  return true;
}
