import { markup, type Markup } from '#verify/report/markup.ts';
import { type Inventory, type MessageEntry, type OperationEntry, type OriginId, origins } from './inventory.ts';
import { channelLink, inline, markdown, operationLink, pages } from './markdown.ts';
import { filterByOrigin, formatCounts, proposalsDescription, proposalsTitle } from './report.ts';

function page(title: string, body: Markup): string {
  return markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="overview.css" />
      </head>
      <body>
        ${body}
      </body>
    </html> `.markup;
}

const wordmark = markup`<p class="wordmark"><img src="favicon.svg" alt="" width="28" height="28" />Lamplight</p>`;

function entryPointList({ operations, messages }: Inventory): Markup {
  return markup`<ul class="doors">
    <li>
      <a href="${pages.rest}">Operations</a>
      <span>${operations.length} REST operations, with schemas and examples.</span>
      <span class="file">OpenAPI 3.1: <a href="openapi.json">openapi.json</a></span>
    </li>
    <li>
      <a href="${pages.events}">Events</a>
      <span>${messages.length} messages on private channels, with payloads and examples.</span>
      <span class="file">AsyncAPI 3.0: <a href="asyncapi.json">asyncapi.json</a></span>
    </li>
    <li>
      <a href="${pages.changelog}">Changes</a>
      <span>What each version added, and what breaks existing clients.</span>
      <span class="file">Markdown: <a href="CHANGELOG.md">CHANGELOG.md</a></span>
    </li>
  </ul>`;
}

function summaryTable(inventory: Inventory): Markup {
  const rows = origins.map(({ id, title, description }) => {
    const { operations, messages } = filterByOrigin(inventory, id);
    return markup`<tr>
      <th scope="row"><a href="#${id}">${title}</a><br />${description}</th>
      <td>${operations.length}</td>
      <td>${messages.length}</td>
    </tr>`;
  });
  return markup`<table>
    <caption>
      Origin of each part
    </caption>
    <thead>
      <tr>
        <th scope="col">Origin</th>
        <th scope="col">Operations</th>
        <th scope="col">Messages</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td>${inventory.operations.length}</td>
        <td>${inventory.messages.length}</td>
      </tr>
    </tfoot>
  </table>`;
}

function listed(members: Markup[]): Markup[] {
  return members.map((member, index) => (index === 0 ? member : markup`, ${member}`));
}

function operationItem(entry: OperationEntry): Markup {
  const { id, method, path, summary, reason, emits } = entry;
  const events = [...new Map(emits.map((emitted) => [emitted.message, emitted])).values()];
  const links = events.map(({ message, channel }) => markup`<a href="${channelLink(channel)}">${message}</a>`);
  return markup`<li id="${id}">
    <span class="verb verb-${method.toLowerCase()}">${method}</span>
    <div>
      <a class="call" href="${operationLink(entry)}">${path}</a>
      <p>${summary}${reason === null || reason === '' ? null : markup`. ${inline(reason)}`}</p>
    </div>
    <div class="facts">
      <p><code>${id}</code></p>
      ${links.length > 0 ? markup`<p>Causes ${listed(links)}</p>` : null}
    </div>
  </li>`;
}

function messageItem({ name, summary, channels, consumers, emittedBy }: MessageEntry, inventory: Inventory): Markup {
  const operationsById = new Map(inventory.operations.map((operation) => [operation.id, operation]));
  const on = channels.map(({ id, address }) => markup`<a href="${channelLink(id)}">${address}</a>`);
  const causes = emittedBy.map((id) => {
    const operation = operationsById.get(id);
    return operation ? markup`<a href="${operationLink(operation)}">${id}</a>` : markup`${id}`;
  });
  const [first] = channels;
  return markup`<li>
    <span class="verb">Event</span>
    <div>
      <a class="call" href="${first ? channelLink(first.id) : pages.events}">${name}</a>
      <p>${inline(summary)}</p>
    </div>
    <div class="facts">
      <p>On ${listed(on)}</p>
      ${consumers.length > 0 ? markup`<p>Used by ${consumers.join(', ')}</p>` : null}
      <p>${causes.length > 0 ? markup`Caused by ${listed(causes)}` : 'Not tied to a request'}</p>
    </div>
  </li>`;
}

function group(title: string, items: Markup[]): Markup | null {
  if (items.length === 0) return null;
  return markup`<h3>${title} <span>${items.length}</span></h3>
    <ul class="entries">
      ${items}
    </ul>`;
}

function originSection(id: OriginId, title: string, description: string, inventory: Inventory): Markup {
  const part = filterByOrigin(inventory, id);
  const { operations, messages } = part;
  return markup`<section id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    <p>${description}</p>
    <p>${formatCounts(part)}, marked <code>${id}</code>.</p>
    ${group('Operations', operations.map(operationItem))}
    ${group(
      'Messages',
      messages.map((message) => messageItem(message, inventory)),
    )}
  </section>`;
}

function proposalsSection({ proposals }: Inventory): Markup {
  const rows = proposals.map(
    (proposal) => markup`<tr>
      <th scope="row"><code>${proposal.name}</code></th>
      <td>${proposal.what === null ? 'all of it' : proposal.what.join(', ')}</td>
      <td>${inline(proposal.description)}</td>
    </tr>`,
  );
  return markup`<section id="proposed" aria-labelledby="proposed-title">
    <h2 id="proposed-title">${proposalsTitle}</h2>
    <p>${proposalsDescription}</p>
    <table class="proposals">
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col">Proposed</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </section>`;
}

export function overviewPage(version: string, inventory: Inventory): string {
  const sections = origins.map(({ id, title, description }) => originSection(id, title, description, inventory));
  return page(
    `Contract ${version} · Lamplight`,
    markup`<main>
        <header>
          ${wordmark}
          <h1>The contract <span class="version">${version}</span></h1>
          <p class="lead">
            Two documents describe everything that the web application and its backend exchange: OpenAPI for requests,
            AsyncAPI for events. The types, the client and the mock server are built from them.
          </p>
        </header>
        ${entryPointList(inventory)} ${summaryTable(inventory)} ${sections} ${proposalsSection(inventory)}
      </main>
      <footer>Generated by node scripts/contract-docs.ts from this version’s bundles.</footer>`,
  );
}

export function changelogPage(version: string, changelog: string): string {
  return page(
    `Changes up to ${version} · Lamplight`,
    markup`<main class="changelog">
      <header>${wordmark}<a href="${pages.index}">The contract ${version}</a></header>
      ${markdown(changelog)}
    </main>`,
  );
}
