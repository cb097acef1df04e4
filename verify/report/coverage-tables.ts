import type {
  ResponseCoverage,
  Coverage,
  MessageCoverage,
  OperationCoverage,
  Share,
} from '#verify/coverage/coverage.ts';
import { markup, type Markup } from './markup.ts';

export function requestMarkup(request: string): Markup {
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

export function coverageTiles({ totals }: Coverage): Markup {
  return markup`${tile('operations that succeeded', totals.operations)}${tile('documented responses', totals.answers)}${tile('events', totals.messages)}${tile('documented fields', totals.fields)}`;
}

export function coverageTables({ operations, messages }: Coverage): Markup {
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
