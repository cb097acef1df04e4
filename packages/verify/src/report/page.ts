import { findingKinds } from '#verify/base/finding.ts';
import { plural } from '#verify/base/values.ts';
import type { Skipped } from '#verify/check/run-recorder.ts';
import type { Coverage, MessageCoverage, OperationCoverage, ResponseCoverage, Share } from '#verify/run/coverage.ts';
import { markup, type Markup } from './markup.ts';
import { formatSummary, type Report, toCurl } from './report.ts';
import { style } from './style.ts';
import {
  aspectText,
  excerpt,
  fewTopics,
  type FindingGroup,
  placesText,
  repeatText,
  type ReportTopic,
  timesText,
} from './topics.ts';

function requestMarkup(request: string): Markup {
  const [verb = '', ...path] = request.split(' ');
  return markup`<span class="verb verb-${verb.toLowerCase()}">${verb}</span> ${path.join(' ')}`;
}

function getClassName({ documented, count, ofMisfortune }: ResponseCoverage): string {
  if (!documented) return 'foreign';
  if (count > 0) return 'met';
  return ofMisfortune ? 'rare' : 'open';
}

function typeText(mediaType: string): string {
  if (mediaType === 'application/json') return '';
  return mediaType === '' ? ' no body' : ` ${mediaType}`;
}

function answerItem(response: ResponseCoverage): Markup {
  const { status, mediaType, count, documented } = response;
  const times = count > 0 ? ` × ${count}` : '';
  return markup`<li class="${getClassName(response)}">${status}${typeText(mediaType)}${times}${documented ? '' : ', undocumented'}</li>`;
}

function unseenNote(paths: readonly string[]): Markup | null {
  return paths.length === 0
    ? null
    : markup`<details><summary>${paths.length} ${paths.length === 1 ? 'field' : 'fields'} never seen</summary><code>${paths.join(', ')}</code></details>`;
}

function operationRow({ operation, call, answers, unseenFields }: OperationCoverage): Markup {
  return markup`
  <tr>
    <th scope="row">${requestMarkup(call)}<code>${operation}</code></th>
    <td><ul class="answers">${answers.map(answerItem)}</ul>${unseenNote(unseenFields)}</td>
  </tr>`;
}

function messageRow({ channel, message, count, unprompted, unseenFields }: MessageCoverage): Markup {
  return markup`
  <tr>
    <th scope="row">${message}<code>${channel}</code>${unprompted === null ? null : markup`<span class="note">${unprompted}</span>`}${unseenNote(unseenFields)}</th>
    <td class="number">${count === 0 ? markup`<span class="none">not seen</span>` : count}</td>
  </tr>`;
}

function tile(title: string, { met, of }: Share): Markup {
  return markup`
  <li><strong>${met} <small>of ${of}</small></strong><span>${title}</span><i><b style="width: ${Math.round((100 * met) / Math.max(of, 1))}%"></b></i></li>`;
}

function coverageTiles({ totals }: Coverage): Markup {
  return markup`${tile('operations that succeeded', totals.operations)}${tile('documented responses', totals.answers)}${tile('events', totals.messages)}${tile('documented fields', totals.fields)}`;
}

function coverageTables({ operations, messages }: Coverage): Markup {
  return markup`
  <ul class="answers key">
    <li class="met">200 × 3: seen three times</li><li class="open">404: not seen</li>
    <li class="rare">500: not seen (only occurs on failure)</li><li class="foreign">418: not in the contract</li>
  </ul>
  <table class="calls">
    <caption>Operations</caption>
    <thead><tr><th scope="col">Operation</th><th scope="col">Responses (JSON unless another type is shown)</th></tr></thead>
    <tbody>${operations.map(operationRow)}</tbody>
  </table>
  <table>
    <caption>Events</caption>
    <thead><tr><th scope="col">Event</th><th scope="col" class="number">Seen</th></tr></thead>
    <tbody>${messages.map(messageRow)}</tbody>
  </table>`;
}

const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

function timeText(at: number): string {
  return `${timeFormat.format(at)} UTC`;
}

/** Self-contained, without scripts, and also well-formed XML. */
function renderPage(title: string, body: Markup, footer: string): string {
  return markup`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
<title>${title}</title>
<style>${{ markup: style }}</style>
</head>
<body>
${body}
<footer>${footer}</footer>
</body>
</html>
`.markup;
}

function item(finding: FindingGroup, { seed, target, warnings }: Report): Markup {
  const { kind, text, hint, evidence = [] } = finding;
  const [repeat, curl] = [repeatText(finding, seed), toCurl(finding, target)];
  const places = placesText(finding);
  const about = [aspectText(finding), timesText(finding)].filter((part) => part !== '').join(' · ');
  return markup`<li>
    <p class="about"><em${{ markup: kind === 'not-covered' || warnings.includes(finding) ? ' class="mild"' : '' }}>${kind}</em>${about}</p>
    <p class="what"><strong>${text}</strong> ${findingKinds[kind]}</p>
    ${hint === undefined ? null : markup`<p class="hint">How to fix: ${hint}</p>`}
    ${places === '' ? null : markup`<p class="about">${places}</p>`}
    ${evidence.length === 0 ? null : markup`<pre>${evidence.join('\n')}</pre>`}
    ${curl === null ? null : markup`<p class="repeat">Try it: <code>${curl}</code></p>`}
    ${repeat === '' ? null : markup`<p class="repeat">Run again: <code>${repeat}</code></p>`}
  </li>`;
}

function index(topics: readonly ReportTopic[]): Markup | null {
  return topics.length <= fewTopics
    ? null
    : markup`<ol class="index">${topics.map(
        (topic, position) =>
          markup`<li><a href="#place-${position + 1}">${topic.title}</a> <span>${excerpt(topic)}</span></li>`,
      )}</ol>`;
}

function sourceText({ title, name, findings }: ReportTopic): string {
  const [method = '', path = ''] = title.split(' ', 2);
  if (name === '') return '';
  const statuses = new Set(findings.map(({ subject }) => subject.status));
  const [status] = statuses;
  const responsePointer = statuses.size === 1 && status !== undefined ? `/responses/${status}` : '';
  return `openapi: #/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}${responsePointer}`;
}

function topicSection(topic: ReportTopic, position: number, report: Report): Markup {
  const { title, name, findings } = topic;
  const source = sourceText(topic);
  return markup`
  <article class="place" id="place-${position + 1}">
    <h3><code>${name === '' ? title : requestMarkup(title)}</code>${name === '' ? null : markup`<span>${name}</span>`}</h3>
    <ul>${findings.map((finding) => item(finding, report))}</ul>
    ${source === '' ? null : markup`<p class="source">In the contract: <code>${source}</code></p>`}
  </article>`;
}

function header(title: string, lead: string): Markup {
  return markup`<header>
  <p class="wordmark">Lamplight <span>contract</span></p>
  <h1>${title}</h1>
  <p class="lead">${lead}</p>
</header>`;
}

function coverageSection(coverage: Coverage, says: string): Markup {
  return markup`<section aria-labelledby="coverage">
  <h2 id="coverage">Coverage</h2>
  <p>${says}</p>
  ${coverageTables(coverage)}
</section>`;
}

function notTriedSection(notTried: readonly Skipped[]): Markup | null {
  return notTried.length === 0
    ? null
    : markup`<section aria-labelledby="not-tried">
  <h2 id="not-tried">Not tested</h2>
  <p>Skipped because of this server, its test user or the options used. Not counted as problems.</p>
  <ul class="not-tried">${notTried.map(({ what, why }) => markup`<li>${what} <em>${why}</em></li>`)}</ul>
</section>`;
}

export function reportPage(report: Report): string {
  const {
    findings,
    notTried,
    topics,
    warnings,
    warningTopics,
    coverage,
    target,
    contract,
    at,
    requests,
    events,
    seed,
  } = report;
  const lead = [
    `${target} was checked against contract ${contract}, finished ${timeText(at)}:`,
    `${plural(requests, 'request')} and ${plural(events, 'event')}${seed === null ? '' : `, seed ${seed}`}.`,
  ].join(' ');
  const body = markup`<main>
${header(formatSummary(report), lead)}
<ul class="tiles">
  <li class="${findings.length === 0 ? 'good' : 'bad'}"><strong>${findings.length}</strong><span>${findings.length === 1 ? 'problem' : 'problems'}${warnings.length === 0 ? '' : `, ${plural(warnings.length, 'warning')}`}</span></li>
  ${coverageTiles(coverage)}
</ul>
${
  topics.length === 0
    ? null
    : markup`<section aria-labelledby="findings">
  <h2 id="findings">Problems</h2>
  <p>Grouped by endpoint, most important first.</p>
  ${index(topics)}
  ${topics.map((topic, position) => topicSection(topic, position, report))}
</section>`
}
${
  warningTopics.length === 0
    ? null
    : markup`<section aria-labelledby="warnings">
  <h2 id="warnings">Warnings</h2>
  <p>These don't fail the run, unless it has the option --strict.</p>
  ${warningTopics.map((topic, position) => topicSection(topic, topics.length + position, report))}
</section>`
}
${notTriedSection(notTried)}
${coverageSection(coverage, 'Everything in the contract, and how often this run saw it.')}
</main>`;
  return renderPage(`${formatSummary(report)} ${target}`, body, 'Written by the contract verifier.');
}

export function coveragePage(
  coverage: Coverage,
  { what, contract, at }: { readonly what: string; readonly contract: string; readonly at: number },
): string {
  const lead = `Coverage of contract ${contract} by ${what}, finished ${timeText(at)}.`;
  const body = markup`<main>
${header('Contract coverage', lead)}
<ul class="tiles">${coverageTiles(coverage)}</ul>
${coverageSection(coverage, 'Everything in the contract, and how often it was seen.')}
</main>`;
  return renderPage('Contract coverage', body, `Written by ${what}.`);
}
